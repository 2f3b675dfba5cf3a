import { expect, it } from 'vitest';
import { readingText } from './process-steps';

it.each([
  [null, 'Una persona del equipo de selección lee tu candidatura.'],
  [1, 'Una persona del equipo de selección lee tu candidatura. Solemos responder en 1\u00a0día.'],
  [8, 'Una persona del equipo de selección lee tu candidatura. Solemos responder en 8\u00a0días.'],
])('with a usual answer time of %j days a vacancy says: %s', (days, text) => {
  expect(readingText(days)).toBe(text);
});
