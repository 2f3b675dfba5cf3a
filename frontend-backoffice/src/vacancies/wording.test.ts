import { expect, it } from 'vitest';
import { experienceText } from './wording';

it.each([
  [0, 'Sin experiencia mínima'],
  [1, 'Mínimo 1 año'],
  [3, 'Mínimo 3 años'],
])('a vacancy that asks for %i years of experience says «%s»', (experiencia_min, text) => {
  expect(experienceText({ experiencia_min })).toBe(text);
});
