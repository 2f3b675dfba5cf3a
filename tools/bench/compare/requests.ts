/** The compared requests: reads are sent in turn, each write is made for somebody else. */
import type { Client } from 'pg';
import { APPLICATION } from '../../applicant.ts';
import type { Asked } from './load.ts';
import {
  bearer,
  findMovable,
  findPeople,
  makeNewcomers,
  makeStaff,
  openRefreshable,
  openSessions,
  type TokenSettings,
} from './people.ts';

/** Pages, records or people that are requested in turn. */
const PLACES = 40;
const PER_PAGE = 25;
/** Messages of one account in a round: it may send 120 an hour. */
const MESSAGES = 30;
const WORDS = ['mecanico', 'garcia', 'conductor camion', 'nuria puig', 'puig'];

export interface Read {
  name: string;
  asked: Asked[];
  /** Somebody makes ten changes a second meanwhile. */
  changing?: boolean;
}

const places = Array.from({ length: PLACES }, (_, place) => place);
const list = (resource: string, page: number, size: number, filter = {}) =>
  `/api/${resource}?${new URLSearchParams({
    range: JSON.stringify([page * size, page * size + size - 1]),
    filter: JSON.stringify(filter),
  })}`;

export async function readsOf(client: Client, settings: TokenSettings, token: string): Promise<Read[]> {
  const { rows: vacancies } = await client.query<{ id: string }>(
    `SELECT id FROM vacantes WHERE estado = 'activa' ORDER BY fecha_publicacion DESC, id LIMIT ${PLACES}`,
  );
  const people = await openSessions(client, PLACES);
  const byStaff = (paths: string[]) => paths.map((path) => ({ path, headers: { authorization: token } }));
  const byPeople = (path: string) =>
    people.map((one) => ({ path, headers: { authorization: bearer(settings, one) } }));
  const pages = (filter?: object) =>
    byStaff(places.map((page) => list('candidates', page, PER_PAGE, filter)));
  const searches = places.map((place) =>
    list('candidates', Math.floor(place / WORDS.length), PER_PAGE, { q: WORDS[place % WORDS.length] }),
  );
  const records = (await findPeople(client, PLACES)).map((id) => `/api/candidates/${id}`);
  return [
    { name: 'list', asked: pages() },
    { name: 'list, 10 changes/s', asked: pages(), changing: true },
    {
      name: 'filtered list, 10 changes/s',
      asked: pages({ stage: 'rechazada', departamento: 'chofer' }),
      changing: true,
    },
    { name: 'search, 10 changes/s', asked: byStaff(searches), changing: true },
    { name: 'record', asked: byStaff(records) },
    { name: 'portal', asked: byPeople('/api/candidates/me') },
    { name: 'me', asked: byPeople('/api/auth/me') },
    { name: 'public page', asked: vacancies.map(({ id }) => ({ path: `/carreras/${id}` })) },
    { name: 'public list', asked: places.slice(0, 4).map((page) => ({ path: list('vacancies', page, 6) })) },
  ];
}

export const WRITES = ['application', 'move', 'message', 'note', 'refresh'] as const;
export type Write = (typeof WRITES)[number];

const write = (path: string, body: object, authorization?: string): Asked => ({
  ...{ path, method: 'POST', body: JSON.stringify(body) },
  headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
});

/** @returns makes requests for other people each time, where that makes a difference */
export function writeMaker(client: Client, settings: TokenSettings, sessionSecret: string, token: string) {
  return async (name: Write, count: number): Promise<Asked[]> => {
    switch (name) {
      case 'application':
        return (await makeNewcomers(client, count)).map(({ file, ...one }) => {
          const form = { nombre: 'Núria', ...APPLICATION, cv_archivo_id: file };
          return write('/api/applications', form, bearer(settings, one));
        });
      case 'move':
        return (await findMovable(client, count)).map(({ application, version }) =>
          write(`/api/applications/${application}/move`, { estado: 'entrevista', version }, token),
        );
      case 'message': {
        const staff = await makeStaff(client, 'rrhh', Math.ceil(count / MESSAGES));
        const tokens = staff.map((one) => bearer(settings, one));
        const texto = 'Hola: ¿puedes venir el martes a las diez?\n\nUn saludo.';
        return (await findPeople(client, count)).map((id, place) =>
          write(`/api/threads/${id}`, { texto }, tokens[place % tokens.length]),
        );
      }
      case 'note':
        return (await findPeople(client, count)).map((candidato_id) =>
          write('/api/notes', { candidato_id, texto: 'Llamada: encaja, pide turno de mañana.' }, token),
        );
      case 'refresh':
        return (await openRefreshable(client, sessionSecret, count)).map((refresh_token) =>
          write('/api/auth/refresh', { refresh_token }),
        );
    }
  };
}
