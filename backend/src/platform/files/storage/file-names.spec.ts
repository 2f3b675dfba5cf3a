import { asciiName, displayName } from './file-names.js';

describe('a name in an object key', () => {
  it.each([
    ['CV Núria Ñíguez.pdf', 'CV-Nuria-Niguez.pdf'],
    ['../../etc/passwd', 'etc-passwd'],
    ['..', 'archivo'],
    ['😀😀.pdf', 'pdf'],
    [`${'a'.repeat(300)}.docx`, `${'a'.repeat(55)}.docx`],
  ])('%j is %j', (name, expected) => {
    expect(asciiName(name)).toBe(expected);
  });

  it('is never anything but plain ASCII', () => {
    for (const name of ['a/b\\c', '"\'`$(x)', '\u202Efdp.exe', 'ü'.repeat(100)]) {
      expect(asciiName(name)).toMatch(/^[A-Za-z0-9.-]{1,60}$/);
    }
  });
});

describe('a name shown to people', () => {
  it.each([
    ['C:\\Users\\ana\\CV.pdf', 'CV.pdf'],
    ['../CV.pdf', 'CV.pdf'],
    ['CV "final" 😀.pdf', 'CV "final" 😀.pdf'],
    ['a\u0000b\n.pdf', 'ab.pdf'],
    ['cv\u202Efdp.exe', 'cvfdp.exe'],
    ['', 'archivo'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(196)}.pdf`],
  ])('%j is %j', (name, expected) => {
    expect(displayName(name)).toBe(expected);
  });
});
