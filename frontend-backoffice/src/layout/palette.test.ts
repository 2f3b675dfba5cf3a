import '../i18n/layout';
import { expect, it } from 'vitest';
import { placesFound, placesNamed } from './palette';

const MENU = [
  { label: 'Candidaturas', to: '/admin' },
  { label: 'Plantillas', to: '/templates' },
];
const labels = (text: string, permissions: string[] = []) =>
  placesNamed(text, MENU, permissions).map(({ label }) => label);

it('offers all pages of the menu before anything is typed', () => {
  expect(labels('')).toEqual(['Candidaturas', 'Plantillas', 'Mi calendario']);
});

it('finds a page by a part of its name, whatever the case and accents', () => {
  expect(labels('PLÁN')).toEqual(['Plantillas']);
});

it('offers an action only to those who may do it', () => {
  expect(labels('importar')).toEqual([]);
  expect(labels('importar', ['imports:write'])).toEqual(['Importar candidatos']);
});

it('leads to the tasks for today, as the start page does', () => {
  expect(labels('para hoy')).toEqual([]);
  const [forToday] = placesNamed('para hoy', MENU, ['tasks:manage']);
  expect(forToday?.label).toBe('Tareas para hoy');
  expect(decodeURIComponent(forToday?.to ?? '')).toContain('"vence":"hasta_hoy"');
});

it('gives each thing found its group and its address', () => {
  const found = placesFound({
    personas: [{ tipo: 'persona', id: 'p1', titulo: 'Núria Vidal', contexto: 'Chofer · Recibida' }],
    vacantes: [{ tipo: 'vacante', id: 'v1', titulo: 'Chofer', contexto: 'Chofer · Activa' }],
    entrevistas: [
      {
        tipo: 'entrevista',
        id: 'e1',
        candidato_id: 'p1',
        titulo: 'Núria Vidal',
        contexto: 'Chofer · Programada',
        inicio: '2026-11-25T11:00:00.000Z',
      },
    ],
  });
  expect(found.map(({ group, to }) => [group, to])).toEqual([
    ['Personas', '/candidates/p1/show'],
    ['Vacantes', '/vacancies/v1/show'],
    ['Entrevistas', '/interviews/e1/show'],
  ]);
  expect(found[2]?.detail).toContain('25 nov 2026, 12:00');
});
