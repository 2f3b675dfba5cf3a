import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NamedIndexes } from '../platform/database/named-constraint.js';

/** What is approved by people, step by step. */
export type ApprovedThing = 'oferta' | 'solicitud';

/** A link of a mail, with which one person decides on one step of an approval, as they were told of it. */
@Entity('enlaces_aprobacion')
@Unique('enlaces_aprobacion_huella_uq', ['huella'])
@NamedIndexes('enlaces_aprobacion_usuario_ix')
export class ApprovalLink {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Digest of the token, which is not stored. */
  @Column('text')
  huella: string;

  @Column('uuid')
  @ForeignKey('User', { name: 'enlaces_aprobacion_usuario_fk', onDelete: 'CASCADE' })
  usuario_id: string;

  @Column('text')
  que: ApprovedThing;

  @Column('uuid')
  asunto_id: string;

  @Column('uuid')
  paso_id: string;

  /** Of the thing, when the mail left: another one is not what was read. */
  @Column('integer')
  version: number;

  @Column('timestamptz')
  caduca_at: Date;

  @Column('timestamptz', { nullable: true })
  usado_at: Date | null;

  /** Ended with the sessions of the account. */
  @Column('timestamptz', { nullable: true })
  cerrado_at: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}
