import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { EnvironmentError } from '../../environment/environment.js';
import { createDisk } from './disk.js';

/** A minimal S3-compatible store with one bucket: objects by path, over HTTP, for signed requests only. */
class ObjectStore {
  readonly objects = new Map<string, { body: Buffer; type: string }>();
  readonly server: Server = createServer((request, response) => void this.answer(request, response));

  async listen(): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return (this.server.address() as AddressInfo).port;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const key = decodeURIComponent((request.url ?? '').split('?')[0] ?? '');
    if (!request.headers.authorization?.includes('Credential=KEY/'))
      return void response.writeHead(403).end();
    const object = this.objects.get(key);
    switch (request.method) {
      case 'PUT': {
        const chunks: Buffer[] = [];
        for await (const chunk of request) chunks.push(chunk as Buffer);
        const body = Buffer.concat(chunks);
        if (String(body.length) !== request.headers['content-length'])
          return void response.writeHead(400).end();
        this.objects.set(key, { body, type: request.headers['content-type'] ?? '' });
        return void response.writeHead(200, { etag: '"1"' }).end();
      }
      case 'DELETE':
        this.objects.delete(key);
        return void response.writeHead(204).end();
      default:
        if (!object) return void response.writeHead(404).end();
        response.writeHead(200, { 'content-type': object.type, 'content-length': object.body.length });
        response.end(request.method === 'HEAD' ? undefined : object.body);
    }
  }
}

async function read(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'disk-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const KEY = 'candidatos-documentos/8f0c/1700000000-ab-CV.pdf';
const content = Buffer.from('%PDF-1.4 contenido\n%%EOF');

/** Runs the product's file operations on a store. */
async function useDisk(storageUrl: string | null): Promise<void> {
  const disk = await createDisk({ dataDir, storageUrl });
  const spooled = join(dataDir, 'spooled');
  writeFileSync(spooled, content);
  await disk.copyFromFs(spooled, KEY, { contentType: 'application/pdf', contentLength: content.length });
  expect(await disk.exists(KEY)).toBe(true);
  expect(await read(await disk.getStream(KEY))).toEqual(content);
  await disk.delete(KEY);
  expect(await disk.exists(KEY)).toBe(false);
  // The cleanup may run twice.
  await disk.delete(KEY);
}

describe('a folder', () => {
  it('reports a source file that does not exist, without ending the process', async () => {
    const disk = await createDisk({ dataDir, storageUrl: null });
    await expect(disk.copyFromFs(join(dataDir, 'gone'), KEY)).rejects.toThrow();
    expect(await disk.exists(KEY)).toBe(false);
  });

  it('stores, serves and removes a file, readable by its own user only', async () => {
    await useDisk(null);
    expect(statSync(join(dataDir, 'files')).mode & 0o077).toBe(0);
  });
});

describe('an S3-compatible store', () => {
  it('stores, serves and removes a file in its bucket', async () => {
    const store = new ObjectStore();
    const port = await store.listen();
    try {
      await useDisk(`s3://KEY:SE%2FCRET@127.0.0.1:${port}/documentos?tls=0&region=eu-west-1`);
      expect([...store.objects.keys()]).toEqual([]);
      const disk = await createDisk({ dataDir, storageUrl: `s3://KEY:x@127.0.0.1:${port}/documentos?tls=0` });
      await disk.put(KEY, content);
      expect([...store.objects.keys()]).toEqual([`/documentos/${KEY}`]);
    } finally {
      store.server.closeAllConnections();
      store.server.close();
    }
  });

  it('refuses an address without a bucket', async () => {
    await expect(createDisk({ dataDir, storageUrl: 's3://KEY:SECRET@127.0.0.1:9000' })).rejects.toThrow(
      EnvironmentError,
    );
  });
});
