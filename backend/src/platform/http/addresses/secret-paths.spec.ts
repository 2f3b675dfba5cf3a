import { randomBytes, randomUUID } from 'node:crypto';
import { withoutSecrets } from './secret-paths.js';

it.each([32, 40, 56])('a key of %i bytes is removed from a path', (bytes) => {
  const key = randomBytes(bytes).toString('base64url');
  expect(withoutSecrets(`/api/calendar-feeds/${key}.ics`)).toBe('/api/calendar-feeds/***.ics');
  expect(withoutSecrets(`/cita/${key}`)).toBe('/cita/***');
});

it('ids and names stay in a path', () => {
  const path = `/api/interviews/${randomUUID()}/reschedule-request`;
  expect(withoutSecrets(path)).toBe(path);
});
