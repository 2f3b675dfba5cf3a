import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { createGzip } from 'node:zlib';
import { pack, type Pack } from 'tar-stream';
import type { BackupKey } from './backup-key.js';
import { type Content, PART_BYTES } from './format.js';

/**
 * Writes an archive entry by entry: tar, gzip, age. Until `finish` it has another name, so that what a crash leaves
 * behind is never taken for a backup.
 */
export class ArchiveWriter {
  private constructor(
    private readonly file: string,
    private readonly pack: Pack,
    private readonly written: Promise<void>,
    private readonly stop: AbortController,
    /** Opens this archive. */
    readonly verifier: BackupKey,
  ) {}

  static async open(file: string, key: BackupKey): Promise<ArchiveWriter> {
    const { encrypter, verifier } = await key.encrypter();
    const tar = pack();
    // Its errors appear in the stream that is written.
    tar.on('error', () => undefined);
    const stop = new AbortController();
    const target = createWriteStream(unfinished(file), { flags: 'wx', mode: 0o600 });
    const written = pipeline(
      Readable.from(tar),
      createGzip(),
      async function* (zipped: Readable) {
        const closed = await encrypter.encrypt(Readable.toWeb(zipped) as ReadableStream<Uint8Array>);
        yield* Readable.fromWeb(closed as WebStream) as AsyncIterable<Buffer>;
      },
      target,
      { signal: stop.signal },
    );
    // `finish` and every entry await it; until then nobody handles its rejection.
    written.catch(() => undefined);
    return new ArchiveWriter(file, tar, written, stop, verifier);
  }

  /** Waits for the stream to drain, so that memory use is bounded. */
  async add(name: string, body: Buffer | string): Promise<void> {
    const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body);
    const entry = new Promise<void>((resolve, reject) => {
      this.pack.entry({ name, size: bytes.length, mode: 0o600 }, bytes, (error) =>
        error ? reject(error) : resolve(),
      );
    });
    // A full disk ends the pipeline, and the entry would wait for ever.
    await Promise.race([entry, this.written]);
  }

  /** Adds what a stream gives, in parts of `PART_BYTES`, and its digest after them. */
  async addStream(name: string, source: AsyncIterable<Buffer>): Promise<Content> {
    const hash = createHash('sha256');
    let bytes = 0;
    let number = 0;
    let waiting: Buffer[] = [];
    let size = 0;
    const flush = async (): Promise<void> => {
      if (size === 0) return;
      number += 1;
      await this.add(`${name}/${String(number).padStart(6, '0')}`, Buffer.concat(waiting));
      waiting = [];
      size = 0;
    };
    for await (const chunk of source) {
      hash.update(chunk);
      bytes += chunk.length;
      waiting.push(chunk);
      size += chunk.length;
      if (size >= PART_BYTES) await flush();
    }
    await flush();
    return { bytes, sha256: hash.digest('hex') };
  }

  /** Closes the archive, has the disk keep it and gives it its name. */
  async finish(): Promise<void> {
    this.pack.finalize();
    await this.written;
    const handle = await open(unfinished(this.file), 'r+');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished(this.file), this.file);
    await syncFolder(dirname(this.file));
  }

  /** Leaves nothing. */
  async abandon(): Promise<void> {
    this.stop.abort();
    await this.written.catch(() => undefined);
    this.pack.destroy();
    await rm(unfinished(this.file), { force: true });
  }
}

const SUFFIX = '.unfinished';
const unfinished = (file: string): string => `${file}${SUFFIX}`;

/** Whether it is what a backup that was killed left behind. */
export function isUnfinished(name: string): boolean {
  return name.startsWith('backup-') && name.endsWith(SUFFIX);
}

/** The new name too must survive a power cut. */
async function syncFolder(dir: string): Promise<void> {
  const handle = await open(dir, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
