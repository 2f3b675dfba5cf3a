import { describeFailure } from './page-failure.js';

it('the logged error of a page keeps its stack and loses keys and queries of URLs', () => {
  const key = 'k'.repeat(43);
  const text = describeFailure(
    new Error(`no answer for /cita/elegir/${key}/x and /alertas/baja?token=${key}`),
  );
  expect(text).not.toContain(key);
  expect(text).toContain('no answer for /cita/elegir/***/x and /alertas/baja?***');
  expect(text).toContain('page-failure.spec');
  expect(describeFailure('gone')).toBe('gone');
});
