import { setFormats, DEFAULT_FORMATS } from '@hiring/contract/page';
import { ESTADOS } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { I18nProvider } from '@lingui/react';
import { createElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { text as textOf } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { portalView } from '../../../../backend/src/candidates/portal/portal.rules';
import { provideWords, wordsOf } from '../../lib/language/i18n';
import type { Standing } from './next-action';
import { Overview } from './Overview';
import { ProgressTab } from './ProgressTab';

const words = wordsOf('es', { messages: {}, texts: {} });
provideWords(() => words);
setFormats(DEFAULT_FORMATS);

const at = (day: number) => new Date(Date.UTC(2026, 0, day, 10)).toISOString();
const REACHED: Readonly<Record<(typeof ESTADOS)[number], (typeof ESTADOS)[number][]>> = {
  recibida: ['recibida'],
  en_revision: ['recibida', 'en_revision'],
  entrevista_programada: ['recibida', 'en_revision', 'entrevista_programada'],
  entrevista_realizada: ['recibida', 'entrevista_programada', 'entrevista_realizada'],
  contratada: ['recibida', 'entrevista_programada', 'entrevista_realizada', 'contratada'],
  rechazada: ['recibida', 'en_revision', 'rechazada'],
};

const YES_OR_NO = [false, true];
const COMBINATIONS = ESTADOS.flatMap((estado) =>
  YES_OR_NO.flatMap((retirada) =>
    YES_OR_NO.flatMap((interview) =>
      YES_OR_NO.flatMap((late) =>
        YES_OR_NO.map((waits) => ({ estado, retirada, interview, late, waits, ended: false })),
      ),
    ),
  ),
).map((one) => ({
  ...one,
  ended: one.retirada || one.estado === 'contratada' || one.estado === 'rechazada',
}));

type Combination = (typeof COMBINATIONS)[number];

function applicationOf({ estado, retirada, interview, late, ended }: Combination) {
  const history = REACHED[estado].map((reached, index) => ({ estado: reached, at: at(5 + index) }));
  const days = late ? 1 : 36_500;
  const view = portalView({
    estado,
    history,
    appliedAt: at(5),
    withdrawnAt: retirada ? at(20) : null,
    interviewAhead: interview,
    interviewHeld: false,
    notJoined: false,
    answerDays: { recibida: days, en_revision: days, entrevista: days },
    usualDays: null,
    phase: null,
  });
  return {
    ...view,
    id: 'a',
    vacante_id: 'v',
    vacante_titulo: 'Mecánico',
    departamento: 'taller',
    estado,
    retirada,
    departamento_nombre: 'Taller',
    posicion: 'mecanico',
    posicion_nombre: 'Mecánico',
    abierta: !ended,
    fecha_aplicacion: at(5),
    fecha_retirada: retirada ? at(20) : null,
    historial: [],
    cuestionario_respuestas: [],
    campos: [],
  } satisfies Schemas['PortalApplication'];
}

/** What the first screen and the progress say, and the HTML of the first screen, with its later parts. */
async function portalOf(given: Combination, offer: Standing['offer'] = null) {
  const current = applicationOf(given);
  const { interview, ended, waits } = given;
  const standing = {
    current,
    candidate: { nombre: 'Ada', apellidos: 'Coll', email: 'ada@example.com', cv: {} },
    interviews:
      interview && !ended
        ? [
            {
              id: 'i',
              aplicacion_id: 'a',
              inicio: at(25),
              duracion_min: 30,
              tipo: 'telefonica',
              pendiente: true,
              puede_confirmar: waits,
              puede_pedir_otro: true,
              peticion: null,
              ubicacion: null,
              link_virtual: null,
              estado_texto: 'Confirmada',
              tone: 'green',
            },
          ]
        : [],
    documents: [],
    slots: [],
    unread: waits && !interview ? 1 : 0,
    offer,
    verified: true,
  } as unknown as Standing;
  const openings = ended && (current.retirada || current.estado === 'rechazada') ? [] : null;
  const page = createElement(
    'div',
    null,
    createElement(Overview, {
      standing,
      applications: [current],
      openings,
      own: false,
      viewer: { email_verified: true } as Schemas['SessionUser'],
    }),
    createElement('p', null, 'PROGRESO'),
    createElement(ProgressTab, { applications: [current], standing }),
  );
  const router = createMemoryRouter([{ id: 'root', path: '/', element: page }]);
  const { prelude } = await prerenderToNodeStream(
    createElement(I18nProvider, { i18n: words.i18n }, createElement(RouterProvider, { router })),
  );
  const html = (await textOf(prelude)).replaceAll('<!-- -->', '');
  return {
    html,
    text: html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' '),
    state: current.estado_texto,
  };
}

describe.each(COMBINATIONS)(
  'the portal of $estado, withdrawn $retirada, interview $interview, late $late, something to do $waits',
  (given) => {
    let [html, text, state] = ['', '', ''];
    beforeAll(async () => {
      ({ html, text, state } = await portalOf(given));
    });
    const { ended, interview } = given;
    const ahead = interview && !ended;
    const says = (words: RegExp) => words.test(text);

    it('names its state once on the first screen', () => {
      const [first = ''] = text.split('PROGRESO');
      expect(first.split(state)).toHaveLength(2);
      expect(first.indexOf(state)).toBeLessThan(60);
    });

    it('has one amber button, and none when nothing is to be done', () => {
      expect(html.match(/bg-signal /g) ?? []).toHaveLength(says(/no tienes que hacer nada/) ? 0 : 1);
    });

    it('promises something exactly when nothing has ended and no interview is set', () => {
      expect(says(/como tarde|con retraso/)).toBe(!ended && !ahead);
      expect(says(/con retraso/) && says(/como tarde/)).toBe(false);
    });

    it('speaks of a process only while there is one', () => {
      expect(says(/Pendiente|En progreso|Recibirás actualizaciones|Te comunicaremos la decisión/)).toBe(
        !ended,
      );
      expect(says(/Actualizar candidatura/)).toBe(!ended);
      if (ended) expect(text).not.toMatch(/siendo|revisando|evaluando|leerá|no tienes que hacer nada/);
    });

    it('says that nothing is to be done only when nothing waits', () => {
      expect(says(/no tienes que hacer nada/)).toBe(!ended && !given.waits);
    });

    it('names an interview to come only when there is one', () => {
      expect(says(/Tienes una entrevista:/)).toBe(ahead);
      expect(says(/Es el domingo, 25 de enero de 2026 a las/)).toBe(ahead);
    });

    it('leads on to other openings after a rejection or a withdrawal', () => {
      expect(says(/Ver ofertas de empleo/)).toBe(given.retirada || given.estado === 'rechazada');
    });

    it('shows neither priority nor id', () => {
      expect(text).not.toMatch(/[Pp]rioridad|\bID\b/);
    });
  },
);

it('promises no answer while an offer of the same application is one', async () => {
  const late = { retirada: false, interview: false, late: true, waits: false, ended: false };
  const given = { ...late, estado: 'entrevista_realizada' as const };
  const offer = {
    id: 'o',
    aplicacion_id: 'a',
    puesto: 'Mecánico',
    estado: 'vista' as const,
    caduca: at(400),
    camino: '/oferta/x',
    motivo: null,
    firmada: false,
  };
  expect((await portalOf(given)).text).toContain('con retraso');
  expect((await portalOf(given, offer)).text).not.toContain('con retraso');
  expect((await portalOf(given, { ...offer, aplicacion_id: 'another' })).text).toContain('con retraso');
});
