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

/**
 * A file of a received message. The row goes when the file has joined the conversation; of a message that is nobody's
 * yet it keeps the file, or why there is none.
 */
@Entity('medios_canal')
@Unique('medios_canal_archivo_uq', ['archivo_id'])
@NamedChecks('medios_canal_de_ck', 'medios_canal_hecho_ck')
@NamedIndexes('medios_canal_mensaje_ix', 'medios_canal_sin_asignar_ix', 'medios_canal_pendientes_ix')
export class ChannelMedia {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { nullable: true })
  @ForeignKey('ThreadMessage', { name: 'medios_canal_mensaje_fk', onDelete: 'CASCADE' })
  mensaje_id: string | null;

  /** Of one that is nobody's yet. */
  @Column('uuid', { nullable: true })
  @ForeignKey('UnassignedMail', { name: 'medios_canal_sin_asignar_fk', onDelete: 'CASCADE' })
  sin_asignar_id: string | null;

  /** WhatsApp's id of the file. */
  @Column('text')
  proveedor_id: string;

  /** Name of the file, as it was given or made. */
  @Column('text')
  nombre: string;

  @Column('integer', { default: 0 })
  intentos: number;

  @Column('timestamptz')
  siguiente_intento: Date;

  /** When WhatsApp deletes it: nobody asks for it any more. */
  @Column('timestamptz')
  caduca_at: Date;

  /** The file, once it is here. */
  @Column('uuid', { nullable: true })
  archivo_id: string | null;

  @ManyToOne(() => StoredFile, { nullable: true })
  @JoinColumn({ name: 'archivo_id', foreignKeyConstraintName: 'medios_canal_archivo_fk' })
  archivo: Relation<StoredFile> | null;

  /** Why it is not kept. */
  @Column('text', { nullable: true })
  motivo: string | null;
}
