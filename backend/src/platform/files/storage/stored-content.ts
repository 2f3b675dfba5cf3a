import type { Disk } from 'flydrive';
import { pipeline, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { CheckedContent, DamagedContent, type KnownContent } from './checked-content.js';

/** Bytes that the store has under this key; null: none. @throws when the store cannot be asked. */
export async function storedLength(disk: Disk, key: string): Promise<number | null> {
  try {
    return (await disk.getMetaData(key)).contentLength;
  } catch (error) {
    // Folders and S3 say it in their own words; asking for the object once more says it the same way for both.
    if (!(await disk.exists(key))) return null;
    throw error;
  }
}

/** The bytes of an object while they are compared with its row; `failed` is called once when they end before the end. */
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

/** Reads an object to its end. @returns whether it is what was sent. @throws when the store cannot be read. */
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
