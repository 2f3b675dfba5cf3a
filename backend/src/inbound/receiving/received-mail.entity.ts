import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../platform/database/named-constraint.js';

export const RECEIVED = ['mensaje', 'sin_asignar', 'automatico', 'rebote', 'respuesta_calendario'] as const;
/** What became of a mail. */
export type Received = (typeof RECEIVED)[number];

/** That a mail has come, so that it comes once; nothing of what it says. */
@Entity('correos_recibidos')
@Unique('correos_recibidos_origen_uq', ['origen'])
@NamedChecks('correos_recibidos_resultado_ck')
@NamedIndexes('correos_recibidos_recibido_ix')
export class ReceivedMail {
  /** Digest of its Message-ID and sender; without a Message-ID of the whole mail. */
  @PrimaryColumn('text')
  huella: string;

  /** Its number in the mailbox (UIDVALIDITY and UID); null: it came by the API. */
  @Column('text', { nullable: true })
  origen: string | null;

  @Column('text')
  resultado: Received;

  @Column('timestamptz')
  recibido_at: Date;
}
