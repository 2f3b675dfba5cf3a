import { parseConnectionUrl } from 'nodemailer/lib/shared/index.js';
import type { ClientCredentials } from '../outbound/access-token.js';

/** A mail server from the product's settings, and the sender of its messages. */
export interface MailServer {
  host: string;
  port: number;
  /** Null: without authentication. */
  user: string | null;
  /** The password, or where the access token comes from. */
  auth: string | ClientCredentials;
  /** `Name <box@host>` or `box@host`. */
  from: string;
}

const SECOND = 1000;
/** TLS from the first byte (RFC 8314); all other ports start unencrypted and use STARTTLS. */
const TLS_PORT = 465;
const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+)$/i;

/** The server takes no passwords, and was shown none. */
export class OnlyTokens extends Error {}

/**
 * For connections with a password: at a server that takes only tokens, nodemailer would look for the token, find none
 * and throw where nobody catches it, and the process would end.
 */
const PASSWORD = {
  customAuth: {
    XOAUTH2: ({ reject }: { reject: (error: Error) => void }) => reject(new OnlyTokens()),
  },
};

/** Options of every connection to a mail server. */
export const CONNECTION = {
  connectionTimeout: 10 * SECOND,
  greetingTimeout: 10 * SECOND,
  // Between two responses of the server.
  socketTimeout: 20 * SECOND,
  // Messages are generated text: nothing in them may make the process open a file or a URL.
  disableFileAccess: true,
  disableUrlAccess: true,
} as const;

/**
 * nodemailer's options for a URL such as SMTP_URL. Parsed here, because with a `url` nodemailer ignores all other
 * options, and a silent server would then block a worker for ten minutes.
 */
export function connectionBy(smtpUrl: string) {
  return { ...parseConnectionUrl(smtpUrl), ...PASSWORD, ...CONNECTION };
}

/** nodemailer's options for it. Nothing secret is sent unencrypted: without STARTTLS there is no sign-in. */
export function connectionTo(
  { host, port, user }: Pick<MailServer, 'host' | 'port' | 'user'>,
  secret: { pass: string } | { accessToken: string },
) {
  return {
    host,
    port,
    secure: port === TLS_PORT,
    requireTLS: user !== null && !LOOPBACK.test(host),
    ...(user !== null &&
      ('pass' in secret
        ? { auth: { user, ...secret }, ...PASSWORD }
        : { auth: { type: 'OAuth2' as const, user, ...secret } })),
    ...CONNECTION,
  };
}
