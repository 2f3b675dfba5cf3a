import type { Request, Response } from 'express';
import { readableAddress } from './page-requests.js';

const addressOf = (url: string): string => {
  const request = { url, originalUrl: url, path: url.replace(/\?.*/, '') } as Request;
  readableAddress(request, {} as Response, () => {});
  return request.url;
};

it.each([
  ['/ro/carreras/%ff', '/ro/404'],
  ['/en//x/..', '/en/404'],
  ['/en/%2e%2e/x', '/en/404'],
  ['/carreras/./', '/404'],
  ['/carreras?q=..', '/carreras?q=..'],
  ['/carreras/a..b', '/carreras/a..b'],
  ['/.well-known/x', '/.well-known/x'],
])('%s is answered as %s', (url, answered) => {
  expect(addressOf(url)).toBe(answered);
});
