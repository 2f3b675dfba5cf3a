import type { IncomingMessage } from 'node:http';
import { routeName } from './route-name.js';

const named = (originalUrl: string, path?: string): string =>
  routeName({ url: originalUrl, originalUrl, route: path && { path } } as unknown as IncomingMessage);

describe('the name of a route', () => {
  it.each([
    ['/api/candidates/5f1c?x=1', '/api/candidates/:id', '/api/candidates/:id'],
    ['/api/nothing/here', undefined, 'unknown'],
    ['/health', '/health', '/health'],
    ['/cita/a-secret-key', undefined, 'page'],
    ['/', undefined, 'page'],
    ['/assets/entry-1.js', undefined, 'file'],
    ['/sistema-aplicacion/admin', undefined, 'file'],
  ])('of %s never contains the address of the request', (url, pattern, expected) => {
    expect(named(url, pattern)).toBe(expected);
  });
});
