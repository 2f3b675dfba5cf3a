import { Logger } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { access, constants, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/**
 * Creates a folder of DATA_DIR when it is missing: cleaners of temporary folders remove empty ones while the server
 * runs. Parent folders are not created: a disk that is not mounted must cause an error.
 */
export async function ensureOwnFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Removes a file that is no longer needed. If that fails, the folder's cleanup removes it. */
export async function removeOwnFile(path: string): Promise<void> {
  try {
    await rm(path, { force: true });
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? '';
    new Logger('files').warn({ code: 'removal_postponed', reason });
  }
}

/** Whether files can be created there, without creating one: false on a disk that is read-only or missing. */
async function isWritable(folder: string): Promise<boolean> {
  try {
    await ensureOwnFolder(folder);
    // The dot makes it fail for a file in place of the folder.
    await access(join(folder, '.'), constants.W_OK | constants.X_OK);
    return true;
  } catch {
    // Uploads fail for the same reason and log it.
    return false;
  }
}

/** System calls of local file errors, as opposed to errors of a client's connection. */
const OWN_CALLS: ReadonlySet<string> = new Set([
  'mkdir',
  'open',
  'write',
  'fsync',
  'close',
  'rename',
  'access',
]);

/** Whether a local file could not be written: the disk is full, read-only, broken or missing. */
export function isOwnDiskError(error: unknown): boolean {
  const { syscall } = (error ?? {}) as NodeJS.ErrnoException;
  return syscall !== undefined && OWN_CALLS.has(syscall);
}

/** The local folders for temporary files. */
export class OwnFolders {
  constructor(private readonly folders: readonly string[]) {
    for (const folder of folders) {
      try {
        mkdirSync(folder, { recursive: true, mode: 0o700 });
      } catch (error) {
        // Everything but uploads works without: health and status say it until the folder can be made.
        const reason = (error as NodeJS.ErrnoException).code ?? '';
        new Logger('files').error({ code: 'folder_not_made', folder: basename(folder), reason });
      }
    }
  }

  /** Whether files can be created in all of them. */
  async areWritable(): Promise<boolean> {
    return (await Promise.all(this.folders.map((folder) => isWritable(folder)))).every(Boolean);
  }

  /** Writes and removes a small file in each. @throws when that fails. */
  async probe(): Promise<void> {
    for (const folder of this.folders) {
      await ensureOwnFolder(folder);
      const path = join(folder, randomBytes(8).toString('hex'));
      try {
        await writeFile(path, path, { mode: 0o600, flag: 'wx' });
      } finally {
        await rm(path, { force: true });
      }
    }
  }

  /** Removes files left by a process that has ended. */
  async sweep(olderThanMs: number): Promise<void> {
    for (const folder of this.folders) {
      await ensureOwnFolder(folder);
      for (const name of await readdir(folder)) {
        const path = join(folder, name);
        const info = await stat(path).catch(() => null);
        if (info && info.mtimeMs < Date.now() - olderThanMs) await rm(path, { force: true });
      }
    }
  }
}
