import { Injectable } from '@nestjs/common';
import { ImapFlow } from 'imapflow';
import { AccessTokens } from '../../platform/outbound/access-token.js';
import type { ImapServer } from '../mailbox/mailbox.service.js';

const SECOND = 1000;
/** TLS from the first byte (RFC 8314); all other ports start unencrypted and use STARTTLS. */
const TLS_PORT = 993;
/** Of RFC 7628 and of what Google and Microsoft have. */
const TAKES_TOKENS = ['AUTH=OAUTHBEARER', 'AUTH=XOAUTH', 'AUTH=XOAUTH2'];
const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+)$/i;

interface Patience {
  /** Ends the connection, and what waits on it. */
  signal?: AbortSignal;
  /** The longest silence of the server. Waiting for new messages is told to end before it (`IDLE`, RFC 2177). */
  silenceMs?: number;
}

/** Opens the mailbox. */
@Injectable()
export class ImapClients {
  constructor(private readonly tokens: AccessTokens) {}

  /**
   * A connection with its folder open. A password is never sent unencrypted.
   * @throws imapflow's error, or that of the access token: see imapFailure.
   */
  async open(
    { host, port, user, auth, folder }: ImapServer,
    { signal, silenceMs = 180 * SECOND }: Patience = {},
  ): Promise<ImapFlow> {
    const client = new ImapFlow({
      host,
      port,
      secure: port === TLS_PORT,
      ...(port === TLS_PORT || LOOPBACK.test(host) ? {} : { doSTARTTLS: true }),
      auth:
        typeof auth === 'string' ? { user, pass: auth } : { user, accessToken: await this.tokens.get(auth) },
      // Its log has addresses and texts.
      logger: false,
      connectionTimeout: 15 * SECOND,
      greetingTimeout: 10 * SECOND,
      socketTimeout: silenceMs,
      maxIdleTime: 120 * SECOND,
    });
    // A broken connection also ends what waits on it.
    client.on('error', () => undefined);
    const end = () => client.close();
    signal?.addEventListener('abort', end);
    client.once('close', () => signal?.removeEventListener('abort', end));
    try {
      await client.connect();
      await client.mailboxOpen(folder);
      return client;
    } catch (error) {
      client.close();
      if (typeof auth === 'string') throw error;
      this.tokens.forget(auth);
      const { capabilities } = client;
      if (capabilities.size === 0 || TAKES_TOKENS.some((one) => capabilities.has(one))) throw error;
      throw Object.assign(new Error('the server takes no tokens', { cause: error }), { code: 'ENOTOKENS' });
    }
  }
}

/** Why a mailbox cannot be read: a Spanish sentence without address, credential or text of the server. */
export function imapFailure(error: unknown): string {
  const { authenticationFailed, code, mailboxMissing, responseStatus } = (error ?? {}) as Record<
    string,
    unknown
  >;
  if (code === 'EUNSEALED') return 'La contraseña guardada ya no se puede leer: hay que escribirla otra vez.';
  if (code === 'EOAUTH')
    return 'No se ha obtenido un token para entrar: comprueba su dirección, el cliente, el secreto y el ámbito.';
  if (code === 'ENOTOKENS')
    return 'El servidor no admite un token de acceso: hay que entrar con una contraseña.';
  if (authenticationFailed === true)
    return 'El servidor no ha aceptado el usuario, la contraseña o el token.';
  if (mailboxMissing === true) return 'La carpeta no existe en el servidor.';
  if (typeof code === 'string' && /CERT|TLS|SSL|SELF_SIGNED/.test(code))
    return 'No se ha podido establecer una conexión segura con el servidor.';
  if (responseStatus === 'NO') return 'El servidor no ha dejado abrir la carpeta.';
  return 'No se ha podido hablar con el servidor: comprueba su nombre y el puerto.';
}
