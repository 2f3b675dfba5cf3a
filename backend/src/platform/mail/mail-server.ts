import { parseConnectionUrl } from 'nodemailer/lib/shared/index.js';

/** A mail server that is set in the product, and who its messages come from. */
export interface MailServer {
  host: string;
  port: number;
  /** Null: without signing in. */
  user: string | null;
  password: string | null;
  /** `Name <box@host>` or `box@host`. */
  from: string;
}

const SECOND = 1000;
/** With TLS from the first byte (RFC 8314); all others begin in clear and are asked for STARTTLS. */
const TLS_PORT = 465;
const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+)$/i;

/** What every connection to a mail server obeys. */
export const CONNECTION = {
  connectionTimeout: 10 * SECOND,
  greetingTimeout: 10 * SECOND,
  // Between two answers of the server.
  socketTimeout: 20 * SECOND,
  // A message is text made here: nothing in it may make the process open a file or an address.
  disableFileAccess: true,
  disableUrlAccess: true,
} as const;

/**
 * nodemailer's options for an address such as SMTP_URL. Taken apart here: of options with a `url` nodemailer reads that
 * alone, and a server that says nothing would then hold a worker for ten minutes.
 */
export function connectionBy(smtpUrl: string) {
  return { ...parseConnectionUrl(smtpUrl), ...CONNECTION };
}

/** nodemailer's options for it. A password never crosses the net in clear: whoever strips STARTTLS gets none. */
export function connectionTo({ host, port, user, password }: MailServer) {
  return {
    host,
    port,
    secure: port === TLS_PORT,
    requireTLS: user !== null && !LOOPBACK.test(host),
    ...(user === null ? {} : { auth: { user, pass: password ?? '' } }),
    ...CONNECTION,
  };
}
