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

describe('the CV upload queue', () => {
  it('sends a limited number at a time, the first in the queue first', () => {
    const queue = Array.from({ length: AT_ONCE + 2 }, (_, key) => upload(key, 'waiting'));
    expect(keysOf(nextToSend(queue, new Set()))).toEqual(keysOf(queue).slice(0, AT_ONCE));
  });

  it('sends the next CV for each one that is done or failed', () => {
    const queue = [
      upload(0, 'done'),
      upload(1, 'failed'),
      upload(2, 'sending'),
      upload(3, 'waiting'),
      upload(4, 'waiting'),
    ];
    expect(nextToSend(queue, new Set([0, 1, 2]))).toHaveLength(Math.min(2, AT_ONCE - 1));
  });

  it('counts a CV that was started but still has the state waiting, and does not send it twice', () => {
    const queue = Array.from({ length: AT_ONCE + 1 }, (_, key) => upload(key, 'waiting'));
    const taken = new Set(keysOf(queue).slice(0, AT_ONCE));
    expect(nextToSend(queue, taken)).toEqual([]);
  });

  it('appends new files and drops the uploads that are done', () => {
    const queue = withFiles([upload(0, 'done'), upload(1, 'failed')], [file('a.pdf'), file('b.pdf')], 2);
    expect(queue.map(({ key, state }) => [key, state])).toEqual([
      [1, 'failed'],
      [2, 'waiting'],
      [3, 'waiting'],
    ]);
  });

  it('sets a failed upload back to waiting without its error', () => {
    const failed = { ...upload(1, 'failed'), reason: 'No es un PDF' };
    expect(waitingAgain([upload(0, 'sending'), failed], 1)).toEqual([
      { ...upload(0, 'sending'), file: expect.any(File) as File },
      { key: 1, file: failed.file, state: 'waiting' },
    ]);
  });
});
