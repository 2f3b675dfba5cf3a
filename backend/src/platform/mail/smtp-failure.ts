import { OnlyTokens } from './mail-server.js';

/** The reason why a message was not accepted. Contains no address, credential or text of the server. */
export interface SmtpFailure {
  /** The server will never accept this message for this address: a retry is useless. */
  permanent: boolean;
  /** A Spanish sentence for HR with the technical code in brackets. */
  reason: string;
}

interface NodemailerError {
  code?: unknown;
  command?: unknown;
  responseCode?: unknown;
}

const SENTENCE_OF_CODE: Record<string, string> = {
  EAUTH: 'El servidor de correo no aceptó las credenciales',
  ENOAUTH: 'El servidor de correo no aceptó las credenciales',
  EOAUTH:
    'No se obtuvo un token para entrar en el servidor de correo: comprueba su dirección, el cliente, el secreto y el ámbito',
  ETLS: 'No se pudo establecer una conexión segura con el servidor de correo',
  EDNS: 'No se encuentra el servidor de correo',
  EUNSEALED: 'La contraseña guardada del servidor de correo ya no se puede leer: hay que escribirla otra vez',
  ETIMEDOUT: 'El servidor de correo no respondió a tiempo',
};

/**
 * Classifies an error of nodemailer. Permanent: a 5xx response to the recipient or to the message, or an address that
 * no server accepts. A refused sender, sign-in or connection is an error of the installation that can be fixed: the
 * message waits.
 */
export function toSmtpFailure(error: unknown): SmtpFailure {
  if (error instanceof OnlyTokens) {
    return {
      permanent: false,
      reason: 'El servidor de correo no admite contraseñas: hay que entrar con un token de acceso (EAUTH)',
    };
  }
  const { code, command, responseCode } = (error ?? {}) as NodemailerError;
  const step = typeof command === 'string' ? command : '';
  const reply = typeof responseCode === 'number' ? responseCode : null;
  const word = typeof code === 'string' && /^[A-Z_]{2,20}$/.test(code) ? code : 'ERROR';

  const badAddress = word === 'EENVELOPE' && step === 'API';
  const refused = reply !== null && reply >= 500 && reply < 600;
  const technical = [reply ?? word, /^[A-Z ]{3,10}$/.test(step) ? step : ''].filter(Boolean).join(' ');
  if (badAddress || (refused && step === 'RCPT TO')) {
    return { permanent: true, reason: `El servidor no aceptó la dirección (${technical})` };
  }
  if (refused && step === 'DATA') {
    return { permanent: true, reason: `El servidor no aceptó el mensaje (${technical})` };
  }
  const sentence =
    SENTENCE_OF_CODE[word] ??
    (reply === null
      ? 'No se pudo conectar con el servidor de correo'
      : 'El servidor de correo no aceptó el mensaje por ahora');
  return { permanent: false, reason: `${sentence} (${technical})` };
}
