import { latest, priorityOfCandidate, priorityOfVacancy } from './activity.rules.js';

it('what waits for a first answer comes first', () => {
  expect(priorityOfCandidate('recibida')).toBe('alta');
  expect(priorityOfCandidate('en_revision')).toBe('media');
  expect(priorityOfVacancy('activa')).toBe('media');
  expect(priorityOfVacancy('cerrada')).toBe('baja');
});

it('the latest are the newest ones, and the list stays as it was', () => {
  const all = ['2026-01-02', '2026-01-03', '2026-01-01'].map((fecha) => ({ fecha }));
  expect(latest(all, 2).map(({ fecha }) => fecha)).toEqual(['2026-01-03', '2026-01-02']);
  expect(all[0]?.fecha).toBe('2026-01-02');
});
