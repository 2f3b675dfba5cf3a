import { roleOfGroups, toLogout, toPerson } from './oidc.rules.js';

const RULES = {
  grupos_claim: 'groups',
  grupo_admin: 'jefes',
  grupo_rrhh: 'personas',
  grupo_responsable: 'taller',
};
const EVENT = { 'http://schemas.openid.net/event/backchannel-logout': {} };

it.each([
  [{ email_verified: true }, true],
  [{ email_verified: 'true' }, true],
  [{ xms_edov: '1' }, true],
  [{ email_verified: false }, false],
  [{ email_verified: 'no' }, false],
  [{}, false],
])('an address with %j is verified: %s', (claims, verified) => {
  expect(toPerson({ sub: '1', email: 'a@b.es', ...claims }, null)?.verificado).toBe(verified);
});

it.each([
  [{ email: 'A@b.es' }, { email: 'a@B.es', email_verified: true }, true],
  [{ email: 'a@b.es' }, { email: 'otra@b.es', email_verified: true }, false],
  [{ email: 'a@b.es', email_verified: true }, { email: 'otra@b.es' }, true],
  [{ email_verified: true }, { email: 'a@b.es' }, false],
  [{}, { email: 'a@b.es', email_verified: true }, true],
])('an ID token with %j and a userinfo with %j vouch for the address: %s', (signed, more, verified) => {
  expect(toPerson({ sub: '1', ...signed }, null, more)?.verificado).toBe(verified);
});

it.each([[undefined], [7], [''], ['a\0b'], ['s'.repeat(321)]])('the subject %j names nobody', (sub) => {
  expect(toPerson({ sub }, null)).toBeNull();
});

it('the groups of somebody who is in many are all read', () => {
  const grupos = Array.from({ length: 300 }, (_, n) => `g${n}`);
  expect(toPerson({ sub: '1', grupos }, 'grupos')?.grupos).toEqual(grupos);
});

it.each([
  [{ amr: ['pwd', 'mfa'] }, true],
  [{ acr: 'phr' }, true],
  [{ amr: ['pwd'] }, false],
  [{ amr: 'mfa' }, true],
  [{ acr: '1' }, false],
  [{}, false],
])('a sign-in with %j proves two factors: %s', (claims, two) => {
  expect(toPerson({ sub: '1', ...claims }, null)?.dosFactores).toBe(two);
});

it.each([
  [['personas', 'jefes'], RULES, 'admin'],
  [['personas'], RULES, 'rrhh'],
  [['taller', 'personas'], RULES, 'rrhh'],
  [['taller'], RULES, 'responsable'],
  [['taller'], { ...RULES, grupo_responsable: null }, 'none'],
  [['otros'], RULES, 'none'],
  [[], RULES, 'none'],
  [['jefes'], { grupos_claim: null, grupo_admin: null, grupo_rrhh: null, grupo_responsable: null }, null],
])('the groups %j give with %j the role %s', (groups, rules, role) => {
  expect(roleOfGroups(groups, rules)).toBe(role);
});

it('groups come from the claim of the settings, as a list or alone', () => {
  expect(toPerson({ sub: '1', groups: ['a', 3, ''] }, 'groups')?.grupos).toEqual(['a']);
  expect(toPerson({ sub: '1', roles: 'a' }, 'roles')?.grupos).toEqual(['a']);
  expect(toPerson({ sub: '1', groups: ['a'] }, null)?.grupos).toEqual([]);
});

it.each([
  [
    { events: EVENT, sub: 'x' },
    { sujeto: 'x', sid: null },
  ],
  [
    { events: EVENT, sid: 's' },
    { sujeto: null, sid: 's' },
  ],
  [{ events: EVENT }, null],
  [{ events: EVENT, sub: 'x', nonce: 'n' }, null],
  [{ events: {}, sub: 'x' }, null],
  [{ sub: 'x' }, null],
])('a token with %j is about %j', (claims, about) => {
  expect(toLogout(claims)).toEqual(about);
});
