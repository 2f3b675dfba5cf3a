import { ApiProblem } from '@hiring/contract/api-problem';
import { expect, it } from 'vitest';
import { isRefused } from './use-upload';

it('a file that the server refuses is not offered to be sent again; one that did not arrive is', () => {
  for (const status of [413, 415, 422]) expect(isRefused(new ApiProblem('No', status))).toBe(true);
  for (const status of [0, 401, 409, 429, 500, 503])
    expect(isRefused(new ApiProblem('No', status))).toBe(false);
  expect(isRefused(new Error('No'))).toBe(false);
});
