import type { VacancyCriteria } from '@hiring/contract/web';
import { digestOf, LISTED, newsFinder, payText } from './digest.rules.js';
import type { DueAlert, NewVacancy } from './editions.repository.js';

const at = (day: number): Date => new Date(Date.UTC(2026, 10, day, 8));

const vacancy = (id: string, values: Partial<NewVacancy> = {}): NewVacancy => ({
  id,
  titulo: `Oferta ${id}`,
  departamento: 'chofer',
  ubicacion: 'Barcelona',
  tipo_contrato: 'Indefinido',
  jornada: 'Completa',
  tags: [],
  destacada: false,
  experiencia_min: 0,
  salario_min: 24000,
  salario_max: 28000,
  busqueda: `oferta ${id} barcelona`,
  publicada_at: at(3),
  edicion: at(4),
  ...values,
});

const alert = (criterios: VacancyCriteria = {}, values: Partial<DueAlert> = {}): DueAlert => ({
  id: 'a',
  email: 'nuria@example.com',
  idioma: 'es',
  criterios,
  criterios_hash: JSON.stringify(criterios),
  created_at: at(1),
  ultima_revision: at(1),
  ...values,
});

describe('newsFinder', () => {
  const found = (one: DueAlert, news: NewVacancy[]): string[] => newsFinder(news)(one).map(({ id }) => id);

  it('finds what the search finds, in the order of the list', () => {
    const news = [vacancy('1', { departamento: 'taller' }), vacancy('2'), vacancy('3')];
    expect(found(alert({ departamento: ['chofer'] }), news)).toEqual(['2', '3']);
    expect(found(alert({ q: 'oferta 3' }), news)).toEqual(['3']);
    expect(found(alert(), news)).toEqual(['1', '2', '3']);
  });

  it('leaves out vacancies of an earlier edition', () => {
    const news = [vacancy('1', { edicion: at(4) }), vacancy('2', { edicion: at(5) })];
    expect(found(alert({}, { ultima_revision: at(4) }), news)).toEqual(['2']);
  });

  it('leaves out vacancies that were visible when the alert was created', () => {
    const news = [vacancy('1', { publicada_at: at(2) }), vacancy('2', { publicada_at: at(3) })];
    expect(found(alert({}, { created_at: at(2) }), news)).toEqual(['2']);
  });

  it('keeps two alerts of the same search apart', () => {
    const find = newsFinder([vacancy('1')]);
    expect(find(alert())).toHaveLength(1);
    expect(find(alert({}, { ultima_revision: at(4) }))).toHaveLength(0);
  });
});

describe('digestOf', () => {
  const surroundings = {
    dia: '2026-11-04',
    appUrl: 'https://empleo.example.com',
    departmentName: (code: string) => code,
  };

  it('names a single vacancy', () => {
    const { datos, lista, causa } = digestOf(
      alert({ departamento: ['chofer'] }),
      [vacancy('7')],
      surroundings,
    );
    expect(causa).toBe('alerta_ofertas:a:2026-11-04');
    expect(datos()).toMatchObject({
      resumen: 'Nueva oferta: Oferta 7',
      busqueda: 'Departamento: chofer',
      listado: 'https://empleo.example.com/carreras?departamento=chofer',
    });
    expect(lista()).toEqual([
      {
        titulo: 'Oferta 7',
        detalle: 'Barcelona · contrato indefinido · jornada completa · 24.000\u00a0€ - 28.000\u00a0€ al año',
        destino: 'https://empleo.example.com/carreras/7?canal=alerta',
      },
    ]);
  });

  it('lists at most ten and gives the number of the rest', () => {
    const many = Array.from({ length: 13 }, (_, n) => vacancy(String(n)));
    const digest = digestOf(alert(), many, surroundings);
    const [datos, lista] = [digest.datos(), digest.lista()];
    expect(lista).toHaveLength(LISTED);
    expect(datos.resumen).toBe('13 ofertas nuevas para ti');
    expect(datos.cierre).toMatch(/^En la lista tienes 3 más\. /);
    expect(datos.avance).toBe('Oferta 0, Oferta 1, Oferta 2');
  });
});

it.each([
  [24000, 28000, '24.000\u00a0€ - 28.000\u00a0€ al año'],
  [24000, 24000, '24.000\u00a0€ al año'],
  [24000, null, 'desde 24.000\u00a0€ al año'],
  [null, 28000, 'hasta 28.000\u00a0€ al año'],
  [null, null, 'salario a convenir'],
])('a salary from %s to %s is written as %s', (salario_min, salario_max, words) => {
  expect(payText({ salario_min, salario_max })).toBe(words);
});
