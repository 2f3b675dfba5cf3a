import { existsIn, OTHER_LANGUAGES, pagePath, pathIn, splitLanguage } from '@hiring/contract/page';
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

  it.each([
    ['/portal-candidato.data', '/portal-candidato'],
    ['/portal-candidato.data?tab=perfil&_routes=routes%2Fportal', '/portal-candidato'],
    ['/cita/elegir/abc.data', '/cita/elegir/abc'],
    ['/_root.data?index', '/'],
    ['/alertas/', '/alertas/'],
    ['/carreras?ciudad=Vic#lista', '/carreras'],
  ])('%s belongs to the page %s, which exists in every language', (address, page) => {
    expect(pagePath(address)).toBe(page);
    expect(existsIn('ro', address)).toBe(true);
  });

  it('of data of a page that exists in Spanish alone is in no other language', () => {
    expect(existsIn('ro', '/servicios.data')).toBe(false);
    expect(existsIn('ca', '/carreras/7/vista-previa.data')).toBe(false);
  });

  it('that leads nowhere is answered in its own language', () => {
    expect(existsIn('ro', '/no-existe')).toBe(true);
    expect(existsIn('ar', '/carreras/x/y/z')).toBe(true);
  });

  it('is read back as it was made', () => {
    for (const path of ['/', '/carreras', '/portal-candidato?tab=mensajes']) {
      expect(existsIn('ro', path)).toBe(true);
      expect(splitLanguage(pathIn('ro', path))).toEqual({ language: 'ro', path });
    }
  });

  // What follows a prefix is a path too: browsers read `//` and `/\` at its beginning as another site.
  it.each(
    [
      '',
      '/es',
      ...OTHER_LANGUAGES.map((language) => `/${language}`),
      '/RO',
      '/ro/.',
      '/ro/..',
      '/ca/ar',
    ].flatMap((prefix) =>
      [
        '//',
        '///',
        '/\\',
        '\\',
        '\\\\',
        '/\t/',
        '/\n\\',
        '/\r//',
        '/%2F',
        '/%252f',
        '/%5C',
        '/./',
        '/..//',
      ].map((between) => `${prefix}${between}evil.example/x`),
    ),
  )('%j is a path of this site, with and without its language', (address) => {
    const { language, path } = splitLanguage(address);
    for (const made of [path, pathIn(language, address), pathIn(language, path)])
      expect(new URL(made, 'https://here.example').host).toBe('here.example');
  });
});
