import { toTheEnd } from '../../../test/to-the-end.js';
import { afterVerification, displayName, homeOf } from './account.rules.js';
import { EMAIL_PATTERN, normalizeEmail } from '../../platform/values/email-address.js';

describe('an e-mail address', () => {
  it.each([
    'ana@example.com',
    'ana.puig+cv@sub.example.org',
    "o'neill@mi-empresa.co.uk",
    'ñandú@ejemplo.es',
    'ana@España.es',
    'ana@xn--espaa-rta.es',
    'ana@पत्र.भारत',
    'ana@3com.com',
    '\u{20BB7}@example.com',
    `a@${'b'.repeat(63)}.es`,
    `${'a'.repeat(242)}@example.com`,
  ])('%s is accepted', (email) => {
    expect(EMAIL_PATTERN.test(email)).toBe(true);
  });

  it.each([
    '',
    'ana',
    'ana@',
    '@example.com',
    'ana@example',
    'a@b@c.es',
    // Blanks and invisible characters.
    'a na@example.com',
    'ana@exam ple.com',
    'ana@example.com\n',
    'a\u0000@b.es',
    'a\u0085@b.es',
    'a\u00a0na@example.com',
    'a\u00adna@example.com',
    'an\u200ba@example.com',
    'ana@exam\u200dple.com',
    '\u202eana@example.com',
    '\u2066ana@example.com',
    '\ufeffana@example.com',
    'an\u2028a@example.com',
    'ana\ufe0f@example.com',
    'ana\u3164@example.com',
    'ana@exam\u115fple.com',
    '\ud800@example.com',
    'a\ufffd@example.com',
    'ana@exam\udc00ple.com',
    // A slip, or what stands around an address.
    'ana,puig@example.com',
    'ana:puig@example.com',
    'mailto:ana@example.com',
    'Ana<ana@example.com',
    '(ana)@example.com',
    '"ana"@example.com',
    // No domain.
    'a@example..com',
    'a@.example.com',
    'a@example.com.',
    'a@-example.com',
    'a@example-.com',
    'a@exa_mple.com',
    'a@example.com,b',
    'a@example.com>',
    'a@192.0.2.1',
    'a@[192.0.2.1]',
    'a@example\u3002com',
    `a@${'b'.repeat(64)}.es`,
    `${'a'.repeat(243)}@example.com`,
  ])('%j is refused', (email) => {
    expect(EMAIL_PATTERN.test(email)).toBe(false);
  });

  it('a text of any length is decided on at once', () => {
    for (const text of [`a@${'a-'.repeat(120)}!`, `a@${'a.'.repeat(120)}!`, `a@${'a'.repeat(1e6)}`]) {
      expect(toTheEnd(() => EMAIL_PATTERN.test(text))).toBe(false);
    }
  });

  it('case and surrounding blanks do not make another account', () => {
    expect(normalizeEmail('  Ana@Example.COM ')).toBe('ana@example.com');
  });
});

describe('the name shown', () => {
  it.each([
    [{ nombre: 'Ana', email: 'a.puig@example.com' }, 'Ana'],
    [{ nombre: null, email: 'a.puig@example.com' }, 'a.puig'],
    [{ nombre: '  ', email: 'a.puig@example.com' }, 'a.puig'],
    [{ nombre: null, email: '' }, 'Usuario'],
  ])('of %j is %s', (user, name) => {
    expect(displayName(user)).toBe(name);
  });
});

describe('the page after sign-in', () => {
  const ANYWHERE = { vacante_registro_id: null, canal_registro: null };

  it.each([
    ['admin', '/sistema-aplicacion', '/sistema-aplicacion'],
    ['rrhh', '/sistema-aplicacion/admin', '/sistema-aplicacion/admin'],
    ['candidate', '/portal-candidato', '/completar-candidatura'],
  ] as const)('%s: home %s, after verifying %s', (role, home, verified) => {
    expect(homeOf(role)).toBe(home);
    expect(afterVerification({ role, ...ANYWHERE }, false)).toBe(verified);
  });

  it('a candidate who registered for a vacancy returns to that vacancy', () => {
    const vacante_registro_id = '3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11';
    const opening = { vacante_registro_id, canal_registro: null };
    expect(afterVerification({ role: 'candidate', ...opening }, false)).toBe(
      `/completar-candidatura?vacante=${vacante_registro_id}`,
    );
    expect(afterVerification({ role: 'rrhh', ...opening }, false)).toBe('/sistema-aplicacion/admin');
  });

  it('a candidate who has applied is sent to the portal', () => {
    expect(afterVerification({ role: 'candidate', ...ANYWHERE }, true)).toBe('/portal-candidato');
  });
});
