import { expect, it } from 'vitest';
import { measuredPath } from './measured-path';

it('the measured path is null for one-time links and for addresses that are no page of the site', () => {
  expect(['/', '/carreras', '/servicios/itv', '/login'].map(measuredPath)).not.toContain(null);
  expect(
    ['/entrar/secreto', '/verificar', '/carreras/1/vista-previa', '/carreras/ana@example.com'].map(
      measuredPath,
    ),
  ).toEqual([null, null, null, null]);
});

it('a page is measured in every language', () => {
  const paths = ['/ca', '/ca/servicios/itv', '/ro/carreras/1', '/ar/portal-candidato'];
  expect(paths.map(measuredPath)).toEqual(paths);
  expect(measuredPath('/ro/entrar/secreto')).toBeNull();
});
