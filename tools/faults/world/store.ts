/** An S3 object store with the operations that the product uses; it can fail in different ways. */
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * `refuse`: 503 to everything; `slow`: three seconds for each answer; `half`: hangs up in the middle of an upload;
 * `lie`: confirms an upload that it has not stored; `away`: hangs up at once.
 */
export type StoreMood = 'well' | 'refuse' | 'slow' | 'half' | 'lie' | 'away';

const SLOW_MS = 3000;
const BUCKET = 'faults';

export class FaultyStore {
  mood: StoreMood = 'well';
  objects: Map<string, { body: Buffer; type: string }> = new Map();
  #server = http.createServer((request, response) => {
    this.#serve(request, response).catch(() => response.destroy());
  });

  static async start() {
    const store = new FaultyStore();
    await new Promise((resolve) => store.#server.listen(0, '127.0.0.1', () => resolve(undefined)));
    return store;
  }

  get url() {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('The store has no port.');
    return `s3://key:secret@127.0.0.1:${address.port}/${BUCKET}?tls=0`;
  }

  async stop() {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(() => resolve(undefined)));
  }

  async #serve(request: http.IncomingMessage, response: http.ServerResponse) {
    const { mood } = this;
    if (mood === 'away') return void request.socket.destroy();
    if (mood === 'refuse') {
      request.resume();
      return void response.writeHead(503, { 'Content-Type': 'application/xml' }).end(problem('SlowDown'));
    }
    if (mood === 'slow') await sleep(SLOW_MS);
    const url = new URL(request.url ?? '/', 'http://store');
    const key = decodeURIComponent(url.pathname.slice(BUCKET.length + 2));
    if (request.method === 'PUT') return this.#put(key, request, response, mood);
    if (request.method === 'DELETE') {
      this.objects.delete(key);
      return void response.writeHead(204).end();
    }
    if (key === '')
      return void response.writeHead(200, { 'Content-Type': 'application/xml' }).end(this.#list());
    const object = this.objects.get(key);
    if (!object) {
      return void response.writeHead(404, { 'Content-Type': 'application/xml' }).end(problem('NoSuchKey'));
    }
    response.writeHead(200, {
      'Content-Type': object.type,
      'Content-Length': object.body.length,
      ETag: '"1"',
      'Last-Modified': new Date(0).toUTCString(),
    });
    response.end(request.method === 'HEAD' ? undefined : object.body);
  }

  async #put(key: string, request: http.IncomingMessage, response: http.ServerResponse, mood: StoreMood) {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      if (mood === 'half') return void request.socket.destroy();
    }
    if (mood !== 'lie') {
      this.objects.set(key, {
        body: Buffer.concat(chunks),
        type: request.headers['content-type'] ?? 'application/octet-stream',
      });
    }
    response.writeHead(200, { ETag: '"1"' }).end();
  }

  /** Lists all objects on one page. */
  #list() {
    const contents = [...this.objects].map(
      ([key, { body }]) => `<Contents><Key>${key}</Key><Size>${body.length}</Size></Contents>`,
    );
    return (
      `<?xml version="1.0"?><ListBucketResult><Name>${BUCKET}</Name><IsTruncated>false</IsTruncated>` +
      `<KeyCount>${contents.length}</KeyCount>${contents.join('')}</ListBucketResult>`
    );
  }
}

function problem(code: string) {
  return `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
}
