import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import type { World } from './world.js';

const BOUNDARY = 'frontera-de-las-pruebas';
export const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

export interface Part {
  field: string;
  /** Absent: a field of text. */
  fileName?: string;
  content: Buffer | string;
}

/** A form as bytes, so that it can be malformed. `cut` leaves out its end. */
export function multipart(parts: readonly Part[], { cut = false } = {}): Buffer {
  const bytes = parts.flatMap(({ field, fileName, content }) => {
    const name = fileName === undefined ? '' : `; filename="${fileName.replaceAll('"', '%22')}"`;
    const type = fileName === undefined ? '' : 'Content-Type: application/pdf\r\n';
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"${name}\r\n${type}\r\n`;
    return [Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')];
  });
  return Buffer.concat([...bytes, ...(cut ? [] : [Buffer.from(`--${BOUNDARY}--\r\n`)])]);
}

export interface Sending {
  method: 'PUT' | 'POST';
  path: string;
  accessToken: string;
  /** The Content-Length; by default the real length of the body. */
  length?: number;
}

/** Begins a request whose body the test sends as it likes. */
export function begin(world: World, { method, path, accessToken, length }: Sending): ClientRequest {
  const { port } = (world.app.getHttpServer() as Server).address() as AddressInfo;
  const headers = {
    'Content-Type': MULTIPART,
    Authorization: `Bearer ${accessToken}`,
    ...(length === undefined ? {} : { 'Content-Length': length }),
  };
  return request({ host: '127.0.0.1', port, method, path, headers, agent: false });
}

export interface Answer {
  status: number;
  body: { code?: string; detail?: string; errors?: Record<string, string[]> };
}

/** The response, which may come before the body is sent. */
export function answerTo(sending: ClientRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    sending.once('error', reject);
    sending.once('response', (response: IncomingMessage) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        const body = JSON.parse(text || '{}') as Answer['body'];
        resolve({ status: response.statusCode ?? 0, body });
      });
    });
  });
}
