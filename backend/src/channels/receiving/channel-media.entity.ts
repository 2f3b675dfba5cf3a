import { Column, Entity, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../platform/database/named-constraint.js';

/** A file of a received message that has not been fetched yet; the row goes when it has. */
@Entity('medios_canal')
@NamedChecks('medios_canal_de_ck')
@NamedIndexes('medios_canal_mensaje_ix', 'medios_canal_sin_asignar_ix', 'medios_canal_pendientes_ix')
export class ChannelMedia {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { nullable: true })
  @ForeignKey('ThreadMessage', { name: 'medios_canal_mensaje_fk', onDelete: 'CASCADE' })
  mensaje_id: string | null;

  /** Of one that is nobody's yet: it is fetched when it has been assigned. */
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
}
