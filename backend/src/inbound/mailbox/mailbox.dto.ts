import { IsBoolean, IsOptional, Matches } from 'class-validator';
import { Example, Instant, Text, Version, Whole } from '../../platform/openapi/field.js';
import { OneLine } from '../../platform/http/validation/trim.js';
import type { Mailbox } from './mailbox.entity.js';

const ADDRESS_MAX = 120;
const HOST_MAX = 200;
const USER_MAX = 200;
const PASSWORD_MAX = 500;
const FOLDER_MAX = 120;
const HOST = { message: 'Escribe solo el nombre del servidor, sin espacios ni «imap://»' };
const PORT = { message: 'El puerto va de 1 a 65535' };

export class MailboxResponse {
  /** Where candidates answer to; null: they answer to human resources. */
  @Example('respuestas@example.com') direccion: string | null;
  /** IMAP server; null: mail comes by the API only. */ @Example('imap.example.com') servidor: string | null;
  /** Port: 993 begins with TLS, all others use STARTTLS. */ @Example(993) @Whole(1, 65_535) puerto: number;
  /** User name at the server. */ @Example('respuestas') usuario: string | null;
  /** Where access tokens come from; null: the password opens the mailbox. */
  @Example('https://login.microsoftonline.com/contoso.example/oauth2/v2.0/token')
  oauth_url: string | null;
  /** Id of the application that gets tokens. */
  @Example('6f7a0f3e-1c1d-4a5b-9d55-0a7e4a3a2b10')
  oauth_cliente: string | null;
  /** Scope of the tokens. */
  @Example('https://outlook.office365.com/.default')
  oauth_ambito: string | null;
  /** Folder that is read. */ @Example('INBOX') carpeta: string;
  /** Whether the mailbox is read. */ activo: boolean;
  /** Whether a password, or the secret of the application, is stored; it is never shown. */ tiene_contrasena: boolean;
  /** When the folder was last read to its end. */ @Instant() leido_at: string | null;
  /** When a message last came. */ @Instant() recibido_at: string | null;
  /** Why it cannot be read now, to show; null: it can. */
  @Example('El servidor no ha aceptado el usuario, la contraseña o el token.') fallo: string | null;
  @Version() version: number;
}

export class SaveMailboxRequest {
  /** Address of the mailbox; empty: candidates answer to human resources. The server must deliver `name+anything@` too. */
  @Example('respuestas@example.com')
  @OneLine()
  @Text(ADDRESS_MAX, 'La dirección')
  direccion: string;

  /** Name of the IMAP server; empty: mail comes by the API only. */
  @Example('imap.example.com')
  @OneLine()
  @Text(HOST_MAX, 'El servidor')
  @Matches(/^[^\s/@:]*$/, HOST)
  servidor: string;

  /** Port: 993 begins with TLS, all others use STARTTLS. */
  @Example(993)
  @Whole(1, 65_535, PORT)
  puerto: number;

  /** User name at the server. */
  @Example('respuestas')
  @OneLine()
  @Text(USER_MAX, 'El usuario')
  usuario: string;

  /**
   * Token endpoint, where the mailbox is opened with a token got by client credentials (RFC 6749, 4.4), as Microsoft 365
   * asks; absent or empty: the password opens it.
   */
  @Example('https://login.microsoftonline.com/contoso.example/oauth2/v2.0/token')
  @IsOptional()
  @OneLine()
  @Text(HOST_MAX, 'La dirección')
  oauth_url?: string;

  /** Id of the application that gets tokens; needed with `oauth_url`. */
  @Example('6f7a0f3e-1c1d-4a5b-9d55-0a7e4a3a2b10')
  @IsOptional()
  @OneLine()
  @Text(USER_MAX, 'El identificador')
  oauth_cliente?: string;

  /** Scope of the tokens; needed with `oauth_url`. */
  @Example('https://outlook.office365.com/.default')
  @IsOptional()
  @OneLine()
  @Text(HOST_MAX, 'El ámbito')
  oauth_ambito?: string;

  /**
   * Password, or with `oauth_url` the secret of the application: kept encrypted, and never answered. Absent: it stays; with
   * another server or `oauth_url` it must be given again.
   */
  @Example('~contrasena-del-buzon')
  @IsOptional()
  @Text(PASSWORD_MAX, 'La contraseña')
  contrasena?: string;

  /** Folder that is read. */
  @Example('INBOX')
  @OneLine()
  @Text(FOLDER_MAX, 'La carpeta')
  carpeta: string;

  /** Whether the mailbox is read. */
  @IsBoolean({ message: 'Elige si se lee' })
  activo: boolean;

  /** Of the settings that were read. */
  @Example(1)
  @Whole(1, 2_147_483_647, { message: 'La versión no es válida' })
  version: number;
}

export class MailboxTrialResponse {
  /** Whether the mailbox could be opened. */ conectado: boolean;
  /** How the trial ended, to show. */ @Example('El buzón se abre. Tiene 3 mensajes.') detalle: string;
}

export const toMailboxResponse = (row: Mailbox): MailboxResponse => ({
  direccion: row.direccion,
  servidor: row.servidor,
  puerto: row.puerto,
  usuario: row.usuario,
  oauth_url: row.oauth_url,
  oauth_cliente: row.oauth_cliente,
  oauth_ambito: row.oauth_ambito,
  carpeta: row.carpeta,
  activo: row.activo,
  tiene_contrasena: row.contrasena_clave !== null,
  leido_at: row.leido_at?.toISOString() ?? null,
  recibido_at: row.recibido_at?.toISOString() ?? null,
  fallo: row.fallo,
  version: row.version,
});
