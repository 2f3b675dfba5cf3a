import { Logger } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { access, constants, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Makes a folder of DATA_DIR when it is not there: cleaners of temporary folders take empty ones away while the server
 * runs. Folders above it are not made: a disk that is not mounted must show as an error.
 */
export async function ensureOwnFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Removes a file that is not needed any more. What fails here is left to the sweep of its folder. */
export async function removeOwnFile(path: string): Promise<void> {
  try {
    await rm(path, { force: true });
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? '';
    new Logger('files').warn({ code: 'removal_postponed', reason });
  }
}

/** Whether files can be made there, without making one: false on a disk that is read-only or gone. */
export async function isWritable(folder: string): Promise<boolean> {
  try {
    await ensureOwnFolder(folder);
    // The dot: a file in the place of the folder is none.
    await access(join(folder, '.'), constants.W_OK | constants.X_OK);
    return true;
  } catch {
    // Whatever the reason is: uploads meet it too and log it.
    return false;
  }
}

/** What this machine's own files fail with, apart from what a client's connection fails with. */
const OWN_CALLS: ReadonlySet<string> = new Set([
  'mkdir',
  'open',
  'write',
  'fsync',
  'close',
  'rename',
  'access',
]);

/** Whether a file of this machine could not be written: a disk that is full, read-only, broken or gone. */
export function isOwnDiskError(error: unknown): boolean {
  const { syscall } = (error ?? {}) as NodeJS.ErrnoException;
  return syscall !== undefined && OWN_CALLS.has(syscall);
}

/** The folders of this machine in which files lie for a moment. */
export class OwnFolders {
  constructor(private readonly folders: readonly string[]) {
    for (const folder of folders) mkdirSync(folder, { recursive: true, mode: 0o700 });
  }

  /** Writes and removes a small file in each. @throws when that does not work. */
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

  /** Removes what a process that ended has left. */
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
