import { Disk } from 'flydrive';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { EnvironmentError } from '../../environment/environment.js';
import { DurableFolder } from './durable-folder.js';

/** The settings that select the store. */
interface StorageSettings {
  dataDir: string;
  storageUrl: string | null;
}

/**
 * The private file store: a folder that only this user may enter, or any S3-compatible bucket given as
 * `s3://KEY:SECRET@host[:port]/bucket[?region=eu-west-1&tls=0]` or `s3:///bucket` with the platform's own credentials.
 * Keys are ASCII. No object has a public URL.
 * @throws {EnvironmentError} when STORAGE_URL names no bucket.
 */
export async function createDisk({ dataDir, storageUrl }: StorageSettings): Promise<Disk> {
  if (storageUrl?.startsWith('s3:')) return createS3Disk(new URL(storageUrl));
  const location = storageUrl ? new URL(storageUrl) : pathToFileURL(join(dataDir, 'files'));
  mkdirSync(location, { recursive: true, mode: 0o700 });
  return new Disk(new DurableFolder(location));
}

async function createS3Disk(url: URL): Promise<Disk> {
  const bucket = url.pathname.replace(/^\/+|\/+$/g, '');
  if (!bucket) throw new EnvironmentError(['STORAGE_URL must name a bucket: s3://KEY:SECRET@host/bucket']);
  // The SDK is large: it is loaded only for S3.
  const { S3Driver } = await import('flydrive/drivers/s3');
  const tls = url.searchParams.get('tls') !== '0';
  return new Disk(
    new S3Driver({
      bucket,
      visibility: 'private',
      // Few compatible stores implement ACLs; the bucket itself is private.
      supportsACL: false,
      region: url.searchParams.get('region') ?? 'us-east-1',
      maxAttempts: 3,
      // Compatible stores rarely understand the SDK's streaming checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      ...(url.host ? { endpoint: `${tls ? 'https' : 'http'}://${url.host}`, forcePathStyle: true } : {}),
      ...(url.username
        ? {
            credentials: {
              accessKeyId: decodeURIComponent(url.username),
              secretAccessKey: decodeURIComponent(url.password),
            },
          }
        : {}),
    }),
  );
}
