/** The compared writes: the requests and their users. */
import type { Client } from 'pg';
import { APPLICATION } from '../../applicant.ts';
import { INPUTS_HEADER } from './headers.mjs';
import type { Who } from './compare.ts';
import type { Asked } from './load.ts';
import { bearer, findMovable, makeNewcomers, type TokenSettings } from './visitors.ts';

/** One write: the request, and what a rival has to know of it. */
interface Write {
  path: string;
  body: string;
  bearer: string;
  inputs: Record<string, string>;
}

/** `path`: a pattern. */
export interface WriteRoute {
  name: 'create' | 'move';
  path: string;
  rivals: Who[];
}

export const WRITES: WriteRoute[] = [
  { name: 'create', path: '^/api/applications$', rivals: ['bare', 'express'] },
  { name: 'move', path: '^/api/applications/[^/]+/move$', rivals: ['bare', 'express'] },
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

function move(
  { application, candidate, version }: { application: string; candidate: string; version: number },
  { user, session }: { user: string; session: string },
  token: string,
): Write {
  return {
    path: `/api/applications/${application}/move`,
    body: JSON.stringify({ estado: 'entrevista', version }),
    bearer: token,
    inputs: { application, candidate, user, session },
  };
}

export function askedOf({ path, body, bearer: authorization, inputs }: Write): Asked {
  return {
    ...{ path, method: 'POST', body },
    headers: { authorization, 'content-type': 'application/json', [INPUTS_HEADER]: JSON.stringify(inputs) },
  };
}

export function writeMaker(
  client: Client,
  settings: TokenSettings,
  admin: { user: string; session: string; token: string },
) {
  let movable: Awaited<ReturnType<typeof findMovable>> = [];
  let taken = 0;
  return async (name: 'create' | 'move', count: number): Promise<Write[]> => {
    if (name === 'create') {
      return (await makeNewcomers(client, count)).map((one) => creation(one, bearer(settings, one)));
    }
    if (movable.length === 0) movable = await findMovable(client, 50_000);
    taken += count;
    return movable.slice(taken - count, taken).map((one) => move(one, admin, admin.token));
  };
}

export type WriteMaker = ReturnType<typeof writeMaker>;
