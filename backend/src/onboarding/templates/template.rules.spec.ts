import { SEEDED_ONBOARDING } from '../../platform/database/migrations/seeded-onboarding.js';
import type { TemplateTask } from './template.entity.js';
import { templateErrors } from './template.rules.js';

const task = (clave: string, values: Partial<TemplateTask> = {}): TemplateTask => ({
  clave,
  tipo: 'tarea',
  quien: 'rrhh',
  dias: -7,
  obligatoria: true,
  titulo: { es: 'Contrato' },
  ...values,
});

describe('a template', () => {
  it.each(SEEDED_ONBOARDING.map(({ nombre, tareas }) => [nombre, tareas] as const))(
    'of the first start has nothing wrong: %s',
    (_name, tareas) => {
      expect(templateErrors(tareas as readonly TemplateTask[])).toEqual({});
    },
  );

  it.each<[string, TemplateTask[], string]>([
    ['a task without a title', [task('a', { titulo: { en: 'Contract' } })], 'tareas.0.titulo'],
    ['the same task twice', [task('a'), task('a')], 'tareas.1.clave'],
    ['a task that waits for none of it', [task('a', { espera: 'b' })], 'tareas.0.espera'],
    ['a task that waits for itself', [task('a', { espera: 'a' })], 'tareas.0.espera'],
    ['a value that is not named', [task('a', { tipo: 'dato' })], 'tareas.0.dato'],
    ['a text that is empty', [task('a', { tipo: 'lectura', quien: 'persona' })], 'tareas.0.texto'],
    ['a document of the company', [task('a', { tipo: 'documento' })], 'tareas.0.quien'],
    [
      'medical fitness that the person writes',
      [task('a', { tipo: 'dato', dato: 'aptitud', quien: 'persona' })],
      'tareas.0.quien',
    ],
  ])('refuses %s', (_what, tasks, field) => {
    expect(Object.keys(templateErrors(tasks))).toEqual([field]);
  });

  it('refuses tasks that wait for each other in a circle', () => {
    const circle = [task('a', { espera: 'b' }), task('b', { espera: 'c' }), task('c', { espera: 'a' })];
    expect(Object.keys(templateErrors(circle))).toHaveLength(3);
  });

  it('refuses the same value twice', () => {
    const iban = { tipo: 'dato', dato: 'iban', quien: 'persona' } as const;
    expect(Object.keys(templateErrors([task('a', iban), task('b', iban)]))).toEqual(['tareas.1.dato']);
  });
});
