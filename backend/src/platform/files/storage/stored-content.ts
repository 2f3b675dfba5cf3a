import type { Disk } from 'flydrive';
import { pipeline, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { CheckedContent, DamagedContent, type KnownContent } from './checked-content.js';

/** Size in bytes of the object with this key; null: it does not exist. @throws when the store does not answer. */
export async function storedLength(disk: Disk, key: string): Promise<number | null> {
  try {
    return (await disk.getMetaData(key)).contentLength;
  } catch (error) {
    // Folders and S3 report a missing object differently; `exists` is the same for both.
    if (!(await disk.exists(key))) return null;
    throw error;
  }
}

/** The content of an object, compared with its row while it is read; `failed` is called once when it ends early. */
export async function readChecked(
  disk: Disk,
  key: string,
  known: KnownContent,
  failed: (error: Error) => void,
): Promise<Readable> {
  return pipeline(await disk.getStream(key), new CheckedContent(known), (error) => {
    if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') failed(error);
  });
}

/** Reads an object to its end. @returns whether it equals the upload. @throws when the store cannot be read. */
export async function isWhole(disk: Disk, key: string, known: KnownContent): Promise<boolean> {
  if ((await storedLength(disk, key)) !== known.bytes) return false;
  const content = await readChecked(disk, key, known, () => undefined);
  try {
    await finished(content.resume());
    return true;
  } catch (error) {
    if (error instanceof DamagedContent) return false;
    throw error;
  }
}
