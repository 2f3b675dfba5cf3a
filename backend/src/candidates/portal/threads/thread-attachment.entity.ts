import {
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  OneToOne,
  PrimaryColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { NamedChecks } from '../../../platform/database/named-constraint.js';
import { StoredFile } from '../../../platform/files/storage/stored-file.entity.js';
import { ThreadMessage } from './thread-message.entity.js';

/** A file that came with a message. */
@Entity('mensajes_hilo_adjuntos')
@Unique('mensajes_hilo_adjuntos_posicion_uq', ['mensaje_id', 'posicion'])
@NamedChecks('mensajes_hilo_adjuntos_posicion_ck')
export class ThreadAttachment {
  @PrimaryColumn('uuid')
  archivo_id: string;

  @OneToOne(() => StoredFile)
  @JoinColumn({ name: 'archivo_id', foreignKeyConstraintName: 'mensajes_hilo_adjuntos_archivo_fk' })
  archivo: Relation<StoredFile>;

  @Column('uuid')
  mensaje_id: string;

  @ManyToOne(() => ThreadMessage, (message) => message.adjuntos, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'mensaje_id', foreignKeyConstraintName: 'mensajes_hilo_adjuntos_mensaje_fk' })
  mensaje: Relation<ThreadMessage>;

  /** Place among the message's files, from 0. */
  @Column('integer')
  posicion: number;
}
