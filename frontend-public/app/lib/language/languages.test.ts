import { existsIn, pathIn, splitLanguage } from '@hiring/contract/page';
import { describe, expect, it } from 'vitest';

describe('an address', () => {
  it.each([
    ['/', 'es', '/'],
    ['/ca', 'ca', '/'],
    ['/ca?x=1', 'ca', '/?x=1'],
    ['/ar/carreras/7?canal=a', 'ar', '/carreras/7?canal=a'],
    ['/carreras', 'es', '/carreras'],
    ['/cita/abc', 'es', '/cita/abc'],
    ['/fr/carreras', 'es', '/fr/carreras'],
    ['/es/carreras', 'es', '/es/carreras'],
  ])('%s is in %s: %s', (address, language, path) => {
    expect(splitLanguage(address)).toEqual({ language, path });
  });

  it.each([
    ['ca', '/', '/ca'],
    ['ca', '/servicios/lavado', '/ca/servicios/lavado'],
    ['en', '/servicios/lavado', '/servicios/lavado'],
    ['en', '/', '/en'],
    ['ro', '/carreras/7?a=1#b', '/ro/carreras/7?a=1#b'],
    ['ar', '/carreras/feed.xml', '/carreras/feed.xml'],
    ['ca', '/sistema-aplicacion/admin', '/sistema-aplicacion/admin'],
    ['ca', '/carreras/7/vista-previa', '/carreras/7/vista-previa'],
    ['ca', 'https://example.com/', 'https://example.com/'],
    ['es', '/servicios', '/servicios'],
  ] as const)('in %s of %s is %s', (language, path, address) => {
    expect(pathIn(language, path)).toBe(address);
  });

  it('is read back as it was made', () => {
    for (const path of ['/', '/carreras', '/portal-candidato?tab=mensajes']) {
      expect(existsIn('ro', path)).toBe(true);
      expect(splitLanguage(pathIn('ro', path))).toEqual({ language: 'ro', path });
    }
  });
});
