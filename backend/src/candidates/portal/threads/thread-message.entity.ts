import type { MessageChannel, MessageNote, ThreadAuthor } from '@hiring/contract';
import {
  Column,
  Entity,
  ForeignKey,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { User } from '../../../auth/user.entity.js';
import { NamedChecks, NamedIndexes } from '../../../platform/database/named-constraint.js';
import { ThreadAttachment } from './thread-attachment.entity.js';

/** A file that did not pass the checks of uploads, and why. */
export interface RefusedFile {
  nombre: string;
  motivo: string;
}

/** A message of a thread. Nothing of it changes but when the other side read it, and the files that are fetched after it. */
@Entity('mensajes_hilo')
@Unique('mensajes_hilo_causa_uq', ['causa'])
@Unique('mensajes_hilo_orden_uq', ['candidato_id', 'orden'])
@NamedChecks(
  'mensajes_hilo_autor_ck',
  'mensajes_hilo_texto_ck',
  'mensajes_hilo_canal_ck',
  'mensajes_hilo_correo_ck',
  'mensajes_hilo_nota_ck',
)
@NamedIndexes(
  'mensajes_hilo_autor_user_ix',
  'mensajes_hilo_aplicacion_ix',
  'mensajes_hilo_texto_ix',
  'mensajes_hilo_fecha_ix',
)
export class ThreadMessage {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey('Thread', { name: 'mensajes_hilo_candidato_fk', onDelete: 'CASCADE' })
  candidato_id: string;

  /** Its number in the thread, from 1. */
  @Column('integer')
  orden: number;

  @Column('text')
  autor: ThreadAuthor;

  @Column('uuid', { nullable: true })
  autor_user_id: string | null;

  @ManyToOne(() => User, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'autor_user_id', foreignKeyConstraintName: 'mensajes_hilo_autor_user_fk' })
  autor_user: Relation<User> | null;

  /** The person's current application when it was written. */
  @Column('uuid', { nullable: true })
  @ForeignKey('Application', { name: 'mensajes_hilo_aplicacion_fk', onDelete: 'SET NULL' })
  aplicacion_id: string | null;

  @Column('text')
  texto: string;

  /** How it came or went. */
  @Column('text', { default: 'portal' })
  canal: MessageChannel;

  /** Of one that came by mail or WhatsApp: the message that it quotes, and what its text had no room for. */
  @Column('text', { nullable: true })
  citado: string | null;

  /** Of one that came by mail: its Message-ID, which answers name. */
  @Column('text', { nullable: true })
  message_id: string | null;

  /** Files that came with it and were not kept. */
  @Column('jsonb', { default: [] })
  rechazados: RefusedFile[];

  /** What the product did because of it. */
  @Column('text', { nullable: true })
  nota: MessageNote | null;

  /** Each side has read what it wrote itself. */
  @Column('timestamptz', { nullable: true })
  leido_candidato_at: Date | null;

  @Column('timestamptz', { nullable: true })
  leido_rrhh_at: Date | null;

  /** Only the previous version reads it: the next release drops it. */
  @Column('text', { default: () => '(gen_random_uuid())' })
  causa: string;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @OneToMany(() => ThreadAttachment, (attachment) => attachment.mensaje)
  adjuntos: Relation<ThreadAttachment[]>;
}
