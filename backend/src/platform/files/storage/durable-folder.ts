import type { DriveDirectory, DriveFile } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { type FileHandle, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

/** Suffix of an incomplete file. */
const PARTIAL = '.partial';

interface Listed {
  paginationToken?: string;
  objects: Iterable<DriveFile | DriveDirectory>;
}

/**
 * Flydrive's folder driver with durable writes: an acknowledged file survives a power cut. The bytes are synced under a
 * temporary name, the complete file is renamed, and every folder with a new entry is synced.
 */
export class DurableFolder extends FSDriver {
  private readonly root: string;

  constructor(location: URL) {
    super({ location, visibility: 'private' });
    this.root = fileURLToPath(location);
  }

  override put(key: string, contents: string | Uint8Array): Promise<void> {
    return this.write(key, (file) => writeFile(file, contents));
  }

  override async putStream(key: string, contents: Readable): Promise<void> {
    // It may fail before the file below is open and a listener is attached: the write then fails with it.
    contents.on('error', () => undefined);
    await this.write(key, (file) => writeFile(file, contents));
  }

  /** Also deletes what an interrupted write left. */
  override async delete(key: string): Promise<void> {
    await rm(join(this.root, key + PARTIAL), { force: true });
    await super.delete(key);
  }

  override async listAll(
    prefix: string,
    options?: { recursive?: boolean; paginationToken?: string },
  ): Promise<Listed> {
    const page = await super.listAll(prefix, options);
    const whole = [...page.objects].filter((object) => !(object.isFile && object.key.endsWith(PARTIAL)));
    return { ...page, objects: whole };
  }

  private async write(key: string, fill: (file: FileHandle) => Promise<void>): Promise<void> {
    const path = join(this.root, key);
    const folder = dirname(path);
    const firstMade = await mkdir(folder, { recursive: true, mode: 0o700 });
    try {
      const file = await open(path + PARTIAL, 'w', 0o600);
      try {
        await fill(file);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(path + PARTIAL, path);
    } catch (error) {
      await rm(path + PARTIAL, { force: true });
      throw error;
    }
    const highest = firstMade === undefined ? folder : dirname(firstMade);
    for (let changed = folder; ; changed = dirname(changed)) {
      await syncFolder(changed);
      if (changed.length <= highest.length) return;
    }
  }
}

/** Syncs the entries of a folder: otherwise a power cut may lose a file whose bytes are on disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
