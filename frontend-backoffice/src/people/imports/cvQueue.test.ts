import { IMPORT_LIMITS } from '@hiring/contract';
import { describe, expect, it } from 'vitest';
import { type CvUpload, nextToSend, waitingAgain, withFiles } from './cvQueue';

const AT_ONCE = IMPORT_LIMITS.cvsALaVez;
const file = (name: string) => new File(['x'], name);
const upload = (key: number, state: CvUpload['state']): CvUpload => ({
  key,
  state,
  file: file(`${key}.pdf`),
});
const keysOf = (uploads: readonly CvUpload[]) => uploads.map(({ key }) => key);

describe('the queue of CVs', () => {
  it('begins so many at a time, the first come first', () => {
    const queue = Array.from({ length: AT_ONCE + 2 }, (_, key) => upload(key, 'waiting'));
    expect(keysOf(nextToSend(queue, new Set()))).toEqual(keysOf(queue).slice(0, AT_ONCE));
  });

  it('begins another for each that has arrived or failed', () => {
    const queue = [
      upload(0, 'done'),
      upload(1, 'failed'),
      upload(2, 'sending'),
      upload(3, 'waiting'),
      upload(4, 'waiting'),
    ];
    expect(nextToSend(queue, new Set([0, 1, 2]))).toHaveLength(Math.min(2, AT_ONCE - 1));
  });

  it('sends none twice that was begun and is not shown as such yet, and counts it', () => {
    const queue = Array.from({ length: AT_ONCE + 1 }, (_, key) => upload(key, 'waiting'));
    const taken = new Set(keysOf(queue).slice(0, AT_ONCE));
    expect(nextToSend(queue, taken)).toEqual([]);
  });

  it('takes more files at its end and lets go of what has arrived', () => {
    const queue = withFiles([upload(0, 'done'), upload(1, 'failed')], [file('a.pdf'), file('b.pdf')], 2);
    expect(queue.map(({ key, state }) => [key, state])).toEqual([
      [1, 'failed'],
      [2, 'waiting'],
      [3, 'waiting'],
    ]);
  });

  it('lets one that failed wait again without its reason', () => {
    const failed = { ...upload(1, 'failed'), reason: 'No es un PDF' };
    expect(waitingAgain([upload(0, 'sending'), failed], 1)).toEqual([
      { ...upload(0, 'sending'), file: expect.any(File) as File },
      { key: 1, file: failed.file, state: 'waiting' },
    ]);
  });
});
