import { Column, Entity, PrimaryColumn } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../platform/database/named-constraint.js';

/** The kinds of records whose deletions are listed for programs. */
export const COPIED_RECORDS = ['candidates', 'applications', 'interviews', 'vacancies'] as const;
export type CopiedRecord = (typeof COPIED_RECORDS)[number];

/** The id of a record that is gone, and nothing about it: triggers write it with the removal. */
@Entity('eliminados')
@NamedChecks('eliminados_recurso_ck')
@NamedIndexes('eliminados_fecha_ix')
export class Deletion {
  @PrimaryColumn('text')
  recurso: CopiedRecord;

  @PrimaryColumn('uuid')
  id: string;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  eliminado_at: Date;
}
