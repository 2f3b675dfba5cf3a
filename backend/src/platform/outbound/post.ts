import { WEBHOOK_LIMITS } from '@hiring/contract';
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Destination } from './destinations.js';
import { hostOf } from './address.rules.js';

/** What came of one request. `codigo` null: there was no answer, and `error` says why. */
export interface PostOutcome {
  codigo: number | null;
  error: string | null;
  respuesta: string | null;
  ms: number;
  /** Its `Retry-After`, as it came. */
  retryAfter?: string | undefined;
}

const MOST_BYTES = WEBHOOK_LIMITS.respuesta;
/** Maximum wait for the body after the status. */
const BODY_MS = 2000;

/**
 * One POST to the machine that was checked. No redirect is followed, no connection is shared with another request, and
 * of an answer no more is read than is kept.
 */
export function post(
  { url, address, family }: Destination,
  { headers, body, timeoutMs }: { headers: Record<string, string>; body: string | Buffer; timeoutMs: number },
): Promise<PostOutcome> {
  const began = performance.now();
  const ms = (): number => Math.round(performance.now() - began);
  return new Promise((resolve) => {
    let sent: ClientRequest | null = null;
    const end = (outcome: Omit<PostOutcome, 'ms'>): void => {
      clearTimeout(deadline);
      resolve({ ...outcome, ms: ms() });
      sent?.destroy();
    };
    const fail = (error: string): void => end({ codigo: null, error, respuesta: null });
    const deadline = setTimeout(
      () => fail(`Sin respuesta en ${Math.round(timeoutMs / 1000)} segundos`),
      timeoutMs,
    );
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    const host = hostOf(url);
    try {
      sent = request(url, {
        method: 'POST',
        agent: false,
        headers: { ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' },
        // Connects to the checked address, not to a new resolution of the name. TLS still verifies the name.
        lookup: (_host, options, callback) => {
          if (options.all) callback(null, [{ address, family }]);
          else callback(null, address, family);
        },
        ...(url.protocol === 'https:' && host === address ? { servername: '' } : {}),
      });
    } catch {
      fail('La petición no se pudo enviar');
      return;
    }
    sent.on('error', (error: NodeJS.ErrnoException) => fail(faultOf(error)));
    sent.on('response', (response) => {
      void beginningOf(response).then((respuesta) => {
        const codigo = response.statusCode ?? 0;
        end({ codigo, error: null, respuesta, retryAfter: response.headers['retry-after'] });
      });
    });
    sent.end(body);
  });
}

/** The first bytes of an answer as text that can be stored and shown. */
function beginningOf(response: IncomingMessage): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const done = (): void => {
      clearTimeout(patience);
      resolve(readable(Buffer.concat(chunks).subarray(0, MOST_BYTES)));
    };
    const patience = setTimeout(done, BODY_MS);
    response.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= MOST_BYTES) done();
    });
    response.on('end', done);
    response.on('error', done);
    response.on('close', done);
  });
}

/** Without control characters, invisible ones and halves of characters. */
const readable = (bytes: Buffer): string =>
  bytes
    .toString('utf8')
    .replace(/[^\P{C}\n\t]/gu, '')
    .replaceAll('\uFFFD', '')
    .slice(0, MOST_BYTES);

const FAULTS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'El servidor no acepta la conexión',
  ECONNRESET: 'El servidor cortó la conexión',
  EPIPE: 'El servidor cortó la conexión',
  ETIMEDOUT: 'No se pudo conectar a tiempo',
  EHOSTUNREACH: 'No se llega al servidor',
  ENETUNREACH: 'No se llega al servidor',
  CERT_HAS_EXPIRED: 'El certificado del servidor ha caducado',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'El certificado del servidor no es de confianza',
  SELF_SIGNED_CERT_IN_CHAIN: 'El certificado del servidor no es de confianza',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'El certificado del servidor no es de confianza',
  ERR_TLS_CERT_ALTNAME_INVALID: 'El certificado del servidor es de otro nombre',
};

const faultOf = ({ code = '' }: NodeJS.ErrnoException): string =>
  FAULTS[code] ?? (/^[A-Z0-9_]{2,40}$/.test(code) ? `Fallo de conexión (${code})` : 'Fallo de conexión');
