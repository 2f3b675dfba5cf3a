/** The compared requests: reads are sent in turn, each write is made for somebody else. */
import type { Client } from 'pg';
import { APPLICATION } from '../applicant.ts';
import { bearer, makeNewcomers, makeStaff } from './accounts.ts';
import type { Settings } from './lean/route.ts';
import type { Asked } from './load.ts';

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

/** @param token of an administrator */
export async function readsOf(client: Client, token: string): Promise<Read[]> {
  const { rows: vacancies } = await client.query<{ id: string }>(
    `SELECT id FROM vacantes WHERE estado = 'activa' ORDER BY fecha_publicacion DESC, id LIMIT ${PLACES}`,
  );
  const byStaff = (paths: string[]) => paths.map((path) => ({ path, headers: { authorization: token } }));
  const list = (page: number, filter: object) =>
    `/api/candidates?${new URLSearchParams({
      range: JSON.stringify([page * PER_PAGE, page * PER_PAGE + PER_PAGE - 1]),
      filter: JSON.stringify(filter),
    })}`;
  const places = Array.from({ length: PLACES }, (_, place) => place);
  const pages = byStaff(places.map((page) => list(page, {})));
  const searches = WORDS.flatMap((q) =>
    places.slice(0, PLACES / WORDS.length).map((page) => list(page, { q })),
  );
  const records = (await findPeople(client, PLACES)).map((id) => `/api/candidates/${id}`);
  return [
    { name: 'list', asked: pages },
    { name: 'list, 10 changes/s', asked: pages, changing: true },
    { name: 'search, 10 changes/s', asked: byStaff(searches), changing: true },
    { name: 'record', asked: byStaff(records) },
    { name: 'public page', asked: vacancies.map(({ id }) => ({ path: `/carreras/${id}` })) },
  ];
}

/** People with a record, the newest first. */
async function findPeople(client: Client, count: number): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM candidates WHERE deleted_at IS NULL AND retirada_at IS NULL
     ORDER BY fecha_aplicacion DESC, id DESC LIMIT $1`,
    [count],
  );
  return rows.map(({ id }) => id);
}

/** Applications without an interview, the longest-waiting first. After the move they are not among these. */
const MOVABLE = `SELECT aplicacion_actual_id AS application, aplicacion_version AS version FROM candidates
  WHERE etapa <> 'entrevista' AND otras_abiertas = 0 AND retirada_at IS NULL AND deleted_at IS NULL
  ORDER BY etapa = 'recibida' DESC, fecha_aplicacion DESC, id LIMIT $1`;

const write = (path: string, body: object, authorization = ''): Asked => ({
  path,
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', authorization },
});

/** Each makes requests for other people each time, where that makes a difference. @param token of an administrator */
export const writesOf = (client: Client, settings: Settings['token'], token: string) => ({
  application: async (count: number) =>
    (await makeNewcomers(client, count)).map(({ file, ...one }) =>
      write(
        '/api/applications',
        { nombre: 'Núria', ...APPLICATION, cv_archivo_id: file },
        bearer(settings, one),
      ),
    ),
  move: async (count: number) =>
    (await client.query<{ application: string; version: number }>(MOVABLE, [count])).rows.map(
      ({ application, version }) =>
        write(`/api/applications/${application}/move`, { estado: 'entrevista', version }, token),
    ),
  message: async (count: number) => {
    const staff = await makeStaff(client, 'rrhh', Math.ceil(count / MESSAGES));
    const tokens = staff.map((one) => bearer(settings, one));
    const texto = 'Hola: ¿puedes venir el martes a las diez?\n\nUn saludo.';
    return (await findPeople(client, count)).map((id, place) =>
      write(`/api/threads/${id}`, { texto }, tokens[place % tokens.length]),
    );
  },
  note: async (count: number) =>
    (await findPeople(client, count)).map((candidato_id) =>
      write('/api/notes', { candidato_id, texto: 'Llamada: encaja, pide turno de mañana.' }, token),
    ),
});
