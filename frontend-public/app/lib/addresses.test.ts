import { describe, expect, it } from 'vitest';
import { withChannel } from './channel';
import { loginPath, safeNext } from './next-path';

describe('the return address after sign-in', () => {
  it.each(['/portal-candidato', '/carreras?q=a#lista', '/a/../mi-cuenta'])('may be %s', (next) => {
    expect(safeNext(next)).toBe(next.replace('/a/..', ''));
  });

  it.each([
    'https://malo.example/',
    '//malo.example',
    '/\\malo.example',
    '/\t/malo.example',
    'javascript:alert(1)',
    '/login?next=/',
    'portal-candidato',
    `/${'a'.repeat(2000)}`,
    '',
    null,
  ])('is never %j', (next) => {
    expect(safeNext(next)).toBeNull();
  });

  it.each(
    [
      '',
      '/ca',
      '/en',
      '/ro',
      '/ar',
      '/es',
      '/RO',
      '/a/..',
      '/ro/..',
      '/ca/ro',
      '/%2e%2e',
      '/ro/%2e%2e',
    ].flatMap((prefix) =>
      ['//', '///', '/\\', '\\/', '/\t/', '/\n/', '/%2f', '/%252F', '/%5c', '/.//', '/..//'].map(
        (between) => `${prefix}${between}malo.example`,
      ),
    ),
  )('leads from %j to no other site', (next) => {
    const path = safeNext(next);
    if (path !== null) expect(new URL(path, 'https://here.example').host).toBe('here.example');
  });

  it.each(['/login', '/ro/login?next=/', '/ca/login#a'])('is not the sign-in itself: %s', (next) => {
    expect(safeNext(next)).toBeNull();
  });

  it('is read back from the sign-in URL', () => {
    const address = loginPath('/carreras?q=a&b=c', 'registro');
    expect(safeNext(new URL(address, 'http://a').searchParams.get('next'))).toBe('/carreras?q=a&b=c');
  });
});

describe("a tracking link's code", () => {
  it.each([
    ['/carreras', '/carreras?canal=abc123'],
    ['/carreras?q=a#x', '/carreras?q=a&canal=abc123#x'],
    ['/completar-candidatura?vacante=v1', '/completar-candidatura?vacante=v1&canal=abc123'],
    ['/carreras?canal=otro99', '/carreras?canal=otro99'],
    ['/contacto', '/contacto'],
    ['/login?next=%2Fcompletar-candidatura', '/login?next=%2Fcompletar-candidatura%3Fcanal%3Dabc123'],
    ['/login?next=%2Fmi-cuenta', '/login?next=%2Fmi-cuenta'],
  ])('changes %s to %s', (path, kept) => {
    expect(withChannel(path, 'abc123')).toBe(kept);
  });
});
