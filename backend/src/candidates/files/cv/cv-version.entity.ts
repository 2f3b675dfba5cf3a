import type { CvOrigen } from '@hiring/contract';
import {
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  OneToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../../platform/database/named-constraint.js';
import { StoredFile } from '../../../platform/files/storage/stored-file.entity.js';
import { Candidate } from '../../people/candidate.entity.js';

/** A person's CV from `desde` to `hasta`; null for the current one. */
@Entity('cv_historial')
@Unique('cv_historial_archivo_uq', ['archivo_id'])
@NamedChecks('cv_historial_origen_ck', 'cv_historial_orden_ck')
@NamedIndexes('cv_historial_vigente_uq', 'cv_historial_candidato_ix')
export class CvVersion {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  candidato_id: string;

  @ManyToOne(() => Candidate, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'candidato_id', foreignKeyConstraintName: 'cv_historial_candidato_fk' })
  candidato: Relation<Candidate>;

  @Column('uuid')
  archivo_id: string;

  @OneToOne(() => StoredFile)
  @JoinColumn({ name: 'archivo_id', foreignKeyConstraintName: 'cv_historial_archivo_fk' })
  archivo: Relation<StoredFile>;

  @Column('text')
  origen: CvOrigen;

  @Column('timestamptz', { default: () => 'now()' })
  desde: Date;

  @Column('timestamptz', { nullable: true })
  hasta: Date | null;
}
