import type { MessageChannel, UnassignedReason } from '@hiring/contract';
import {
  Column,
  Entity,
  ForeignKey,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../platform/database/named-constraint.js';
import { StoredFile } from '../../platform/files/storage/stored-file.entity.js';

/** A mail, or a message by WhatsApp or SMS, that is nobody's until human resources say whose it is. */
@Entity('correos_sin_asignar')
@Unique('correos_sin_asignar_archivo_uq', ['archivo_id'])
@NamedChecks('correos_sin_asignar_motivo_ck', 'correos_sin_asignar_texto_ck', 'correos_sin_asignar_canal_ck')
@NamedIndexes(
  'correos_sin_asignar_lista_ix',
  'correos_sin_asignar_remitente_ix',
  'correos_sin_asignar_sugerido_ix',
)
export class UnassignedMail {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text', { default: 'correo' })
  canal: Exclude<MessageChannel, 'portal'>;

  @Column('text')
  motivo: UnassignedReason;

  /** Address that the mail gives as its sender's, which may be invented; the number of a message. */
  @Column('text')
  remitente: string;

  @Column('text')
  remitente_nombre: string;

  @Column('text')
  asunto: string;

  /** Its text, to recognise it by. */
  @Column('text')
  texto: string;

  @Column('jsonb', { default: [] })
  adjuntos: { nombre: string; bytes: number }[];

  /** Whom it probably belongs to. */
  @Column('uuid', { nullable: true })
  @ForeignKey('Candidate', { name: 'correos_sin_asignar_sugerido_fk', onDelete: 'SET NULL' })
  sugerido_id: string | null;

  /** The whole mail as it came; null: a message, of which the text is all. */
  @Column('uuid', { nullable: true })
  archivo_id: string | null;

  @ManyToOne(() => StoredFile, { nullable: true })
  @JoinColumn({ name: 'archivo_id', foreignKeyConstraintName: 'correos_sin_asignar_archivo_fk' })
  archivo: Relation<StoredFile> | null;

  @Column('timestamptz')
  recibido_at: Date;
}
