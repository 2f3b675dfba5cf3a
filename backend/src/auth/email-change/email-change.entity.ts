import { Column, Entity, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../platform/database/named-constraint.js';

/** An address change: requested, then confirmed from the new address, cancelled, or objected to. */
@Entity('cambios_email')
@NamedChecks('cambios_email_largo_ck')
@NamedIndexes('cambios_email_pendiente_uq', 'cambios_email_user_ix', 'cambios_email_expires_ix')
export class EmailChange {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey('User', { name: 'cambios_email_user_fk', onDelete: 'CASCADE' })
  user_id: string;

  /** The requesting session; it survives the confirmation. */
  @Column('uuid', { nullable: true })
  session_id: string | null;

  /** As typed. */
  @Column('text')
  email_nuevo: string;

  @Column('text')
  email_anterior: string;

  /** When the previous address was verified; null: it never was. */
  @Column('timestamptz', { nullable: true })
  anterior_verificado_at: Date | null;

  @Column('timestamptz')
  expires_at: Date;

  @Column('timestamptz', { nullable: true })
  confirmado_at: Date | null;

  @Column('timestamptz', { nullable: true })
  cancelado_at: Date | null;

  /** When the holder of the previous address objected. */
  @Column('timestamptz', { nullable: true })
  objetado_at: Date | null;

  @Column('timestamptz')
  created_at: Date;
}
