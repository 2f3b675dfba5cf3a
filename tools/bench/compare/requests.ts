/** The requests of the compared writes. */
import { APPLICATION } from '../../applicant.ts';
import { PASSWORD } from '../people/population.ts';
import { INPUTS_HEADER } from './headers.mjs';
import type { Asked } from './load.ts';
import type { Movable } from './visitors.ts';

/** One write: the request, and what a rival has to know of it. */
export interface Write {
  path: string;
  body: string;
  /** Empty: nobody is signed in. */
  bearer: string;
  inputs: Record<string, string>;
}

export function creation(
  { user, session, file }: { user: string; session: string; file: string },
  token: string,
): Write {
  return {
    path: '/api/applications',
    body: JSON.stringify({ nombre: 'Núria', ...APPLICATION, cv_archivo_id: file }),
    bearer: token,
    inputs: { user, session, file },
  };
}

/** The signed-in administrator. */
export interface Admin {
  user: string;
  session: string;
  token: string;
}

export function move({ application, candidate, version }: Movable, { user, session, token }: Admin): Write {
  return {
    path: `/api/applications/${application}/move`,
    body: JSON.stringify({ estado: 'entrevista', version }),
    bearer: token,
    inputs: { application, candidate, user, session },
  };
}

export function note(candidato_id: string, { token }: { token: string }): Write {
  const body = JSON.stringify({ candidato_id, texto: 'Llamada: encaja, pide turno de mañana.' });
  return { path: '/api/notes', body, bearer: token, inputs: {} };
}

/** How many interviewers there are; each has room for one interview in each half hour. */
export const ROOMS = 30;
const SLOTS = 24;
const FIRST_DAY = 200;
const DAY_MS = 86_400_000;

/** @param place of the interview among all: no two of one interviewer are at the same hour */
export function interview(
  { application, candidate }: Movable,
  { interviewer, place }: { interviewer: string | undefined; place: number },
  { token }: Admin,
): Write {
  const slot = Math.floor(place / ROOMS);
  const day = new Date(Date.now() + (FIRST_DAY + Math.floor(slot / SLOTS)) * DAY_MS);
  const minutes = 8 * 60 + (slot % SLOTS) * 30;
  const hora = [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
  return {
    path: '/api/interviews',
    body: JSON.stringify({
      ...{ candidato_id: candidate, aplicacion_id: application, entrevistador_id: interviewer },
      ...{ fecha: day.toISOString().slice(0, 10), hora, duracion_min: 30, tipo: 'presencial' },
      ...{ ubicacion: 'Zona Franca, Barcelona', notas: 'Presentar el equipo.' },
    }),
    bearer: token,
    inputs: { application, candidate },
  };
}

export const message = (candidate: string, token: string): Write => ({
  path: `/api/threads/${candidate}`,
  body: JSON.stringify({ texto: 'Hola: ¿puedes venir el martes a las diez?\n\nUn saludo.' }),
  bearer: token,
  inputs: { candidate },
});

export const refresh = (refresh_token: string): Write => ({
  path: '/api/auth/refresh',
  body: JSON.stringify({ refresh_token }),
  bearer: '',
  inputs: {},
});

/** Interviewers of the loaded rows, each in turn: a sign-in locks its account. */
const INTERVIEWERS = 15;
export const signIn = (place: number): Write => ({
  path: '/api/auth/token',
  body: JSON.stringify({ email: `equipo${1 + (place % INTERVIEWERS)}@example.com`, password: PASSWORD }),
  bearer: '',
  inputs: {},
});

export function askedOf({ path, body, bearer: authorization, inputs }: Write): Asked {
  return {
    ...{ path, method: 'POST', body },
    headers: {
      ...(authorization ? { authorization } : {}),
      'content-type': 'application/json',
      [INPUTS_HEADER]: JSON.stringify(inputs),
    },
  };
}
