import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';

/** The length and hash of a file according to its row. */
export interface KnownContent {
  bytes: number;
  sha256: string;
}

/** The stored content differs from the uploaded content. */
export class DamagedContent extends Error {
  constructor() {
    super('the content of a stored file is not what was sent');
  }
}

/**
 * Passes a file on and compares it with its row. The last chunk is held back until length and SHA-256 match: a damaged
 * file is never delivered completely, and a small one not at all.
 */
export class CheckedContent extends Transform {
  private readonly hash = createHash('sha256');
  private length = 0;
  private last: Buffer | null = null;

  constructor(private readonly known: KnownContent) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.length += chunk.length;
    this.hash.update(chunk);
    const ready = this.last;
    this.last = chunk;
    if (this.length > this.known.bytes) done(new DamagedContent());
    else done(null, ready ?? undefined);
  }

  override _flush(done: TransformCallback): void {
    const { bytes, sha256 } = this.known;
    if (this.length !== bytes || this.hash.digest('hex') !== sha256) done(new DamagedContent());
    else done(null, this.last ?? undefined);
  }
}
