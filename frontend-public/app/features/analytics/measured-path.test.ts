import { expect, it } from 'vitest';
import { measuredPath } from './measured-path';

it('the path that is measured is that of a page of ours, and of no one-time link', () => {
  expect(['/', '/carreras', '/servicios/itv', '/login'].map(measuredPath)).not.toContain(null);
  expect(
    ['/entrar/secreto', '/verificar', '/carreras/1/vista-previa', '/carreras/ana@example.com'].map(
      measuredPath,
    ),
  ).toEqual([null, null, null, null]);
});
