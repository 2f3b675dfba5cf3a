import { ENROLMENT_PAGE, mustEnrol, WHILE_ENROLLING } from './enrolment.rules.js';

it('staff without a second factor must set one up where it is demanded', () => {
  const demanded = { two_factor_auth: true };
  for (const role of ['rrhh', 'admin'] as const) {
    expect(mustEnrol(role, demanded, false)).toBe(true);
    expect(mustEnrol(role, demanded, true)).toBe(false);
    expect(mustEnrol(role, { two_factor_auth: false }, false)).toBe(false);
  }
  expect(mustEnrol('candidate', demanded, false)).toBe(false);
});

it('meanwhile the session has its own account only', () => {
  expect([...WHILE_ENROLLING]).toEqual(['own:read', 'own:write']);
  expect(ENROLMENT_PAGE).toBe('/mi-cuenta');
});
