/** The compared writes: the requests and their users. */
import type { Client } from 'pg';
import { APPLICATION } from '../../applicant.ts';
import { INPUTS_HEADER } from './headers.mjs';
import type { Who } from './compare.ts';
import type { Asked } from './load.ts';
import { PASSWORD } from '../people/population.ts';
import {
  bearer,
  findMovable,
  findPeople,
  makeNewcomers,
  makeStaff,
  type Movable,
  openRefreshable,
  type TokenSettings,
} from './visitors.ts';

/** One write: the request, and what a rival has to know of it. */
interface Write {
  path: string;
  body: string;
  /** Empty: nobody is signed in. */
  bearer: string;
  inputs: Record<string, string>;
}

export type WriteName = 'create' | 'message' | 'move' | 'note' | 'refresh' | 'sign-in';

/** `path`: a pattern. */
export interface WriteRoute {
  name: WriteName;
  path: string;
  rivals: Who[];
}

export const WRITES: WriteRoute[] = [
  { name: 'create', path: '^/api/applications$', rivals: ['lean', 'bare', 'express'] },
  { name: 'move', path: '^/api/applications/[^/]+/move$', rivals: ['lean', 'bare', 'express'] },
  { name: 'message', path: '^/api/threads/[^/]+$', rivals: ['lean'] },
  { name: 'note', path: '^/api/notes$', rivals: ['lean'] },
  { name: 'refresh', path: '^/api/auth/refresh$', rivals: ['lean'] },
  { name: 'sign-in', path: '^/api/auth/token$', rivals: ['lean'] },
];

function creation(
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
interface Admin {
  user: string;
  session: string;
  token: string;
}

function move({ application, candidate, version }: Movable, { user, session, token }: Admin): Write {
  return {
    path: `/api/applications/${application}/move`,
    body: JSON.stringify({ estado: 'entrevista', version }),
    bearer: token,
    inputs: { application, candidate, user, session },
  };
}

function note(candidato_id: string, { token }: { token: string }): Write {
  const body = JSON.stringify({ candidato_id, texto: 'Llamada: encaja, pide turno de mañana.' });
  return { path: '/api/notes', body, bearer: token, inputs: {} };
}

const message = (candidate: string, token: string): Write => ({
  path: `/api/threads/${candidate}`,
  body: JSON.stringify({ texto: 'Hola: ¿puedes venir el martes a las diez?\n\nUn saludo.' }),
  bearer: token,
  inputs: { candidate },
});

/** Messages of one account in a round: it may send 120 an hour. */
const MESSAGES = 30;

const refresh = (refresh_token: string): Write => ({
  path: '/api/auth/refresh',
  body: JSON.stringify({ refresh_token }),
  bearer: '',
  inputs: {},
});

/** Interviewers of the loaded rows, each in turn: a sign-in locks its account. */
const INTERVIEWERS = 15;
const signIn = (place: number): Write => ({
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

export function writeMaker(client: Client, settings: TokenSettings, admin: Admin) {
  let movable: Movable[] = [];
  let taken = 0;
  /** Each is used once. */
  const take = async (count: number) => {
    if (movable.length === 0) movable = await findMovable(client, 50_000);
    taken += count;
    return movable.slice(taken - count, taken);
  };
  /** @param people for whom; absent: others each time, where that makes a difference */
  return async (name: WriteName, count: number, people?: Movable[]): Promise<Write[]> => {
    switch (name) {
      case 'sign-in':
        return Array.from({ length: count }, (_, place) => signIn(place));
      case 'refresh':
        return (await openRefreshable(client, settings.refreshKey, count)).map(refresh);
      case 'message': {
        const ids = people?.map(({ candidate }) => candidate) ?? (await findPeople(client, count));
        const staff = await makeStaff(client, Math.max(2, Math.ceil(count / MESSAGES)));
        const tokens = staff.map((one) => bearer(settings, one));
        return ids.map((id, place) => message(id, tokens[place % tokens.length] ?? admin.token));
      }
      case 'note':
        return (await findPeople(client, count)).map((id) => note(id, admin));
      case 'create':
        return (await makeNewcomers(client, count)).map((one) => creation(one, bearer(settings, one)));
      case 'move':
        return (people ?? (await take(count))).map((one) => move(one, admin));
    }
  };
}

export type WriteMaker = ReturnType<typeof writeMaker>;
