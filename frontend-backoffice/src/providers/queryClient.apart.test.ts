import { ApiProblem } from '@hiring/contract/api-problem';
import { focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './queryClient';

// The queries take a world without a window for a server, which reads nothing again. Runs before they are loaded.
vi.hoisted(() => vi.stubGlobal('window', globalThis));
// The texts bring react-admin, which would take that window for a browser.
vi.mock('../i18n/texts', () => ({ addTexts: () => undefined }));

beforeEach(() => {
  vi.useFakeTimers();
  focusManager.setFocused(true);
});
afterEach(() => vi.useRealTimers());

/** Reads a screen's data for a minute. The first answer fails with this status, the next ones do not. */
async function readAfter(status: number) {
  const read = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new ApiProblem('no answer', status))
    .mockResolvedValue('rows');
  const observer = new QueryObserver(createQueryClient(), { queryKey: ['people'], queryFn: read });
  const leave = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  leave();
  return { data: observer.getCurrentResult().data, times: read.mock.calls.length };
}

describe('a screen whose data could not be read', () => {
  it.each([0, 502, 503, 504])(
    'comes back by itself after an outage (%i), and is then read no more',
    async (status) => {
      expect(await readAfter(status)).toEqual({ data: 'rows', times: 2 });
    },
  );

  it.each([403, 404, 422, 500])('keeps the reason of a refusal (%i)', async (status) => {
    expect(await readAfter(status)).toEqual({ data: undefined, times: 1 });
  });
});
