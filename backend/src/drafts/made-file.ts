import { createHash, randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { displayName } from '../platform/storage/file-names.js';
import type { SpooledFile } from '../platform/storage/file-storage.js';

/** Spools a PDF that was made here for as long as `use` takes. */
export async function withMadePdf<T>(
  folder: string,
  content: Buffer,
  name: string,
  use: (file: SpooledFile) => Promise<T>,
): Promise<T> {
  const path = join(folder, randomUUID());
  try {
    await writeFile(path, content, { mode: 0o600, flag: 'wx' });
    return await use({
      path,
      originalName: displayName(name),
      type: 'application/pdf',
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
    });
  } finally {
    await rm(path, { force: true });
  }
}
