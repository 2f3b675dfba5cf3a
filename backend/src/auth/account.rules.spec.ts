import { afterVerification, displayName, EMAIL_PATTERN, homeOf, normalizeEmail } from './account.rules.js';

describe('e-mail addresses', () => {
  it.each(['ana@example.com', 'ana.puig+cv@sub.example.org', 'ñandú@ejemplo.es'])('accepts %s', (email) => {
    expect(EMAIL_PATTERN.test(email)).toBe(true);
  });

  it.each(['', 'ana', 'ana@', '@example.com', 'ana@example', 'a na@example.com', 'a@b@c.es', 'a\u0000@b.es'])(
    'refuses %j',
    (email) => {
      expect(EMAIL_PATTERN.test(email)).toBe(false);
    },
  );

  it('takes case and outer blanks for the same account', () => {
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

describe('where a role is led', () => {
  it.each([
    ['admin', '/sistema-aplicacion', '/sistema-aplicacion'],
    ['rrhh', '/sistema-aplicacion/admin', '/sistema-aplicacion/admin'],
    ['candidate', '/portal-candidato', '/completar-candidatura'],
  ] as const)('%s: home %s, after verifying %s', (role, home, verified) => {
    expect(homeOf(role)).toBe(home);
    expect(afterVerification(role)).toBe(verified);
  });
});
