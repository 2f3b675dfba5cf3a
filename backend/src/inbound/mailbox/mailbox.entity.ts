import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../platform/database/named-constraint.js';

/** The mailbox in which answers by mail arrive, and how far it has been read: one row. */
@Entity('buzon_entrada')
@NamedChecks(
  'buzon_entrada_unico_ck',
  'buzon_entrada_puerto_ck',
  'buzon_entrada_contrasena_ck',
  'buzon_entrada_activo_ck',
  'buzon_entrada_posicion_ck',
  'buzon_entrada_oauth_ck',
)
@NamedIndexes('buzon_entrada_updated_by_ix')
export class Mailbox {
  @PrimaryColumn('smallint', { default: 1 })
  id: number;

  /** Where candidates answer to, with a token after a plus; null: they answer to human resources. */
  @Column('text', { nullable: true })
  direccion: string | null;

  /** IMAP server; null: mail comes by the API only. */
  @Column('text', { nullable: true })
  servidor: string | null;

  @Column('integer', { default: 993 })
  puerto: number;

  @Column('text', { nullable: true })
  usuario: string | null;

  /** Where an access token is got by client credentials, with the password as the client's secret; null: the password opens. */
  @Column('text', { nullable: true })
  oauth_url: string | null;

  @Column('text', { nullable: true })
  oauth_cliente: string | null;

  @Column('text', { nullable: true })
  oauth_ambito: string | null;

  /** Sealed by SecretBox. */
  @Column('text', { nullable: true, select: false })
  contrasena: string | null;

  /** Name of the key that opens it. */
  @Column('text', { nullable: true })
  contrasena_clave: string | null;

  @Column('text', { default: 'INBOX' })
  carpeta: string;

  /** Whether the mailbox is read. */
  @Column('boolean', { default: false })
  activo: boolean;

  /** What arrived before is not read. */
  @Column('timestamptz', { nullable: true })
  activado_at: Date | null;

  /** Of the folder; another one means that its numbers have begun anew. */
  @Column('text', { nullable: true })
  uidvalidity: string | null;

  /** The last message that was stored. */
  @Column('bigint', { nullable: true })
  ultimo_uid: string | null;

  /** When the folder was last read to its end. */
  @Column('timestamptz', { nullable: true })
  leido_at: Date | null;

  /** When a message last came. */
  @Column('timestamptz', { nullable: true })
  recibido_at: Date | null;

  /** Why it cannot be read; null: it can. Names no address and no text of the server. */
  @Column('text', { nullable: true })
  fallo: string | null;

  @Column('timestamptz', { nullable: true })
  fallo_at: Date | null;

  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;

  @Column('uuid', { nullable: true })
  @ForeignKey('User', { name: 'buzon_entrada_updated_by_fk', onDelete: 'SET NULL' })
  updated_by: string | null;
}
