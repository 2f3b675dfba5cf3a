import { IMPORT_LIMITS } from '@hiring/contract';

export interface CvUpload {
  key: number;
  file: File;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  reason?: string;
}

/** Those to begin now, the first come first: so many at a time, and none twice. `taken`: keys begun already. */
export function nextToSend(uploads: readonly CvUpload[], taken: ReadonlySet<number>): CvUpload[] {
  const sending = uploads.filter(
    ({ key, state }) => state === 'sending' || (state === 'waiting' && taken.has(key)),
  );
  return uploads
    .filter(({ key, state }) => state === 'waiting' && !taken.has(key))
    .slice(0, Math.max(0, IMPORT_LIMITS.cvsALaVez - sending.length));
}

/** The queue with more files at its end; what has arrived leaves it. `first`: key of the first of them. */
export const withFiles = (
  uploads: readonly CvUpload[],
  files: readonly File[],
  first: number,
): CvUpload[] => [
  ...uploads.filter(({ state }) => state !== 'done'),
  ...files.map((file, index): CvUpload => ({ key: first + index, file, state: 'waiting' })),
];

/** One that failed waits again, without its reason. */
export const waitingAgain = (uploads: readonly CvUpload[], key: number): CvUpload[] =>
  uploads.map((one) => (one.key === key ? { key, file: one.file, state: 'waiting' } : one));
