import { ESTADOS } from '@hiring/contract';
import { applicationStatus, isEnded, portalView, type Reached, type Standing } from './portal.rules.js';

const APPLIED = '2026-01-05T10:00:00.000Z';
const day = (estado: Reached['estado'], date: number): Reached => ({
  estado,
  at: `2026-01-${String(date).padStart(2, '0')}T10:00:00.000Z`,
});
const standing = (given: Partial<Standing>): Standing => ({
  estado: 'recibida',
  appliedAt: APPLIED,
  withdrawnAt: null,
  interviewAhead: false,
  interviewHeld: false,
  notJoined: false,
  history: [],
  answerDays: { recibida: 7, en_revision: 10, entrevista: 5 },
  usualDays: null,
  phase: null,
  ...given,
});
const steps = (given: Partial<Standing>): string[] =>
  portalView(standing(given)).pasos.map(({ title, status, badge, date }) =>
    [`${title}: ${status}`, badge && `[${badge.text}]`, date && Number(date.slice(8, 10))]
      .filter(Boolean)
      .join(' '),
  );

const received = day('recibida', 5);
const review = day('en_revision', 6);
const interview = day('entrevista_programada', 7);

/** Every path to an estado: step by step, and directly. */
const PATHS: Readonly<Record<(typeof ESTADOS)[number], Reached[][]>> = {
  recibida: [[received]],
  en_revision: [[received, review]],
  entrevista_programada: [
    [received, review, interview],
    [received, interview],
  ],
  entrevista_realizada: [[received, review, interview, day('entrevista_realizada', 9)]],
  contratada: [
    [received, review, interview, day('entrevista_realizada', 9), day('contratada', 10)],
    [received, day('contratada', 10)],
  ],
  rechazada: [
    [received, review, day('rechazada', 12)],
    [received, day('rechazada', 12)],
  ],
};
const EVERY = ESTADOS.flatMap((estado) =>
  PATHS[estado].flatMap((history) =>
    [null, '2026-01-20T10:00:00.000Z'].flatMap((withdrawnAt) =>
      [false, true].map((interviewAhead) => standing({ estado, history, withdrawnAt, interviewAhead })),
    ),
  ),
);

describe.each(EVERY)('$estado, withdrawn $withdrawnAt, interview ahead $interviewAhead', (given) => {
  const { estado_texto, mensaje, siguiente, pasos } = portalView(given);
  const said = JSON.stringify({ estado_texto, mensaje, siguiente, pasos });
  const ended = isEnded(given);
  const ahead = given.interviewAhead && !ended;

  it('a closed application promises no next step, and every step has a date', () => {
    if (!ended) return expect(pasos.at(-1)?.status).toBe('Pendiente');
    expect(said).not.toMatch(/Pendiente|En progreso|siendo|revisando|Evaluamos|evaluando|leerá/);
    expect(pasos.every((step) => step.done && step.date !== null)).toBe(true);
  });

  it('a review is mentioned only while there is one', () => {
    const reviewed = !ended && !ahead && given.estado === 'en_revision';
    expect(/siendo revisada|está revisando|Activo/.test(said)).toBe(reviewed);
  });

  it('a coming interview is mentioned only when there is one', () => {
    expect(
      /Programada|Tienes una entrevista:/.test(JSON.stringify([siguiente, pasos.map(({ badge }) => badge)])),
    ).toBe(ahead);
  });

  it('an application has one outcome', () => {
    const outcomes = [/Enhorabuena/, /no seguimos adelante/, /[Rr]etirad/].filter((one) => one.test(said));
    expect(outcomes).toHaveLength(ended ? 1 : 0);
  });

  it('the steps passed have dates, in order', () => {
    const dates = pasos.filter((step) => step.done).map(({ date }) => date ?? '');
    expect(dates).toEqual([...dates].sort());
    expect(dates).not.toContain('');
  });
});

it('of an interview that was held in a phase that still asks for something, the decision is awaited', () => {
  const phase = { sentence: 'Te esperamos una mañana.', days: null, since: APPLIED };
  const held = standing({ estado: 'entrevista_programada', history: [received, interview], phase });
  const said = (given: Partial<Standing>) => portalView({ ...held, ...given }).siguiente;
  expect(said({})).toBe('Te esperamos una mañana.');
  expect(said({ interviewHeld: true })).toBe('Te escribiremos cuando haya una decisión.');
  expect(said({ interviewHeld: true, interviewAhead: true })).toMatch(/^Tienes una entrevista/);
});

describe('the steps', () => {
  it.each<[string, Partial<Standing>, string[]]>([
    [
      'of what was received',
      { history: [received] },
      [
        'Candidatura enviada: Completado 5',
        'En revisión: Pendiente',
        'Entrevista programada: Pendiente',
        'Decisión final: Pendiente',
      ],
    ],
    [
      'of a review',
      { estado: 'en_revision', history: [received, review, day('recibida', 7), day('en_revision', 8)] },
      [
        'Candidatura enviada: Completado 5',
        'En revisión: En progreso [Activo] 8',
        'Entrevista programada: Pendiente',
        'Decisión final: Pendiente',
      ],
    ],
    [
      'of an interview that is agreed',
      { estado: 'entrevista_programada', interviewAhead: true, history: [received, interview] },
      [
        'Candidatura enviada: Completado 5',
        'En revisión: Completado 7',
        'Entrevista programada: En progreso [Programada] 7',
        'Decisión final: Pendiente',
      ],
    ],
    [
      'of one that was moved back while an interview is to come',
      { estado: 'en_revision', interviewAhead: true, history: [received, review] },
      [
        'Candidatura enviada: Completado 5',
        'En revisión: Completado 6',
        'Entrevista programada: En progreso [Programada]',
        'Decisión final: Pendiente',
      ],
    ],
    [
      'of a rejection the day it was told',
      { estado: 'rechazada', history: [received, review, day('rechazada', 12)] },
      ['Candidatura enviada: Completado 5', 'En revisión: Completado 6', 'Decisión final: Completado 12'],
    ],
    [
      'of a withdrawal',
      { estado: 'en_revision', withdrawnAt: '2026-01-20T10:00:00.000Z', history: [received, review] },
      [
        'Candidatura enviada: Completado 5',
        'En revisión: Completado 6',
        'Candidatura retirada: Completado [Retirada] 20',
      ],
    ],
  ])('%s', (_, given, expected) => {
    expect(steps(given)).toEqual(expected);
  });
});

describe('the promised date', () => {
  it.each<[string, Partial<Standing>, string | null]>([
    ['of what was received', { history: [received] }, '2026-01-12T10:00:00.000Z'],
    [
      'of what was received, not before the answer usually comes',
      { history: [received], usualDays: 9 },
      '2026-01-14T10:00:00.000Z',
    ],
    [
      'of what was received, the company’s own where the answer usually comes sooner',
      { history: [received], usualDays: 2 },
      '2026-01-12T10:00:00.000Z',
    ],
    [
      'of a review, whatever the first answer usually takes',
      { estado: 'en_revision', history: [received, review], usualDays: 60 },
      '2026-01-16T10:00:00.000Z',
    ],
    [
      'of a review that began again',
      { estado: 'en_revision', history: [received, review, day('recibida', 7), day('en_revision', 8)] },
      '2026-01-18T10:00:00.000Z',
    ],
    [
      'after an interview counts from the first of its stage',
      {
        estado: 'entrevista_realizada',
        history: [received, interview, day('entrevista_realizada', 9)],
      },
      '2026-01-12T10:00:00.000Z',
    ],
    [
      'is absent before an interview',
      { estado: 'entrevista_programada', interviewAhead: true, history: [received, interview] },
      null,
    ],
    ['is absent after a rejection', { estado: 'rechazada', history: [received, day('rechazada', 9)] }, null],
    ['is absent after a withdrawal', { withdrawnAt: day('recibida', 9).at, history: [received] }, null],
  ])('%s', (_, given, expected) => {
    expect(portalView(standing(given)).fecha_prometida).toBe(expected);
  });
});

it('the header shows one of four states', () => {
  expect(ESTADOS.map(applicationStatus)).toEqual([
    'en_revision',
    'en_revision',
    'entrevista',
    'entrevista',
    'aprobada',
    'rechazada',
  ]);
});

it('an interview that was only agreed, and may have been cancelled, is no step of a process that is over', () => {
  const end = day('rechazada', 12);
  const agreed = [received, review, interview, end];
  const held = [received, review, interview, day('entrevista_realizada', 9), end];
  const titles = (history: Reached[]) =>
    portalView(standing({ estado: 'rechazada', history })).pasos.map(({ title }) => title);
  expect(titles(agreed)).not.toContain('Entrevista');
  expect(titles(held)).toContain('Entrevista');
});

it('whoever was hired and did not begin reads no congratulations', () => {
  const view = portalView(
    standing({ estado: 'contratada', history: [received, day('contratada', 10)], notJoined: true }),
  );
  expect(JSON.stringify(view)).not.toMatch(/Enhorabuena|siguientes pasos/);
  expect(view.mensaje).toBe('Al final no te incorporaste a este puesto');
});
