/** The API requests of the screens, with the addresses that they use. */
import type pg from 'pg';
import { CANDIDATE_EMAIL } from '../people/population.ts';

type Who = 'staff' | 'candidate' | 'nobody';

export interface Ask {
  name: string;
  path: string;
  as: Who;
}

type Query = Record<string, unknown>;

const list = (resource: string, query: Query = {}) =>
  `/api/${resource}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]))}`;
const from = (first: number) => [first, first + 24];
/** @returns YYYY-MM-DD */
const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const FILTERS: Record<string, Query> = {
  'stage and department': { stage: 'recibida', departamento: 'chofer' },
  town: { ciudad: 'girona' },
  skills: { habilidades: 'carretilla, ingles' },
  'without CV': { con_cv: 'false' },
  overdue: { sin_respuesta: 'true' },
  'valid licence': { cualificacion: 'permiso_c_e', cualificacion_vigente: 'true' },
  shift: { turno: 'noche' },
  'rare combination': { stage: 'contratada', ciudad: 'girona', con_cv: 'false', prioridad: 'baja' },
};

const WORDS: Record<string, string> = {
  'common word': 'mecanico',
  'name and surname': 'nuria puig',
  'one person': 'persona77@',
  telephone: '600000123',
  nobody: 'zzzyyy',
  'two letters': 'nu',
  'word of CVs': 'portavehiculos',
  'unfinished word': 'electromec',
};

const STAGES = ['recibida', 'en_revision', 'entrevista', 'contratada', 'rechazada'];

function candidates(count: number): Record<string, string> {
  const people = (query: Query) => list('candidates', query);
  const waits = ['espera_desde', 'ASC'];
  const each = (words: Record<string, string>, address: (q: string) => string, name: string) =>
    Object.entries(words).map(([key, q]) => [`${name}, ${key}`, address(q)] as const);
  return {
    'list, newest': people({ range: from(0) }),
    'list, by surname': people({ sort: ['apellidos', 'ASC'] }),
    'list, who waits longest': people({ sort: waits }),
    'list, half way': people({ range: from(Math.floor(count / 50) * 25) }),
    ...Object.fromEntries(
      Object.entries(FILTERS).map(([name, filter]) => [`list, ${name}`, people({ filter, sort: waits })]),
    ),
    ...Object.fromEntries(each(WORDS, (q) => people({ filter: { q } }), 'search')),
    ...Object.fromEntries(each(WORDS, (q) => `/api/search?${new URLSearchParams({ q })}`, 'palette')),
    cards: list('stats/candidates', { filter: {} }),
    'overdue counted': list('stats/unanswered', { filter: {} }),
  };
}

export async function requests(client: pg.Client, count: number): Promise<{ asks: Ask[]; person: string }> {
  const one = async (sql: string) => {
    const { rows } = await client.query<{ id: string }>(sql);
    if (!rows[0]) throw new Error(`no row: ${sql}`);
    return rows[0].id;
  };
  const person = await one(`SELECT id FROM candidates WHERE email = '${CANDIDATE_EMAIL}'`);
  const vacancy = await one(
    'SELECT vacante_id AS id FROM aplicaciones_vacantes WHERE vacante_id IS NOT NULL GROUP BY 1 ORDER BY count(*) DESC LIMIT 1',
  );
  const interviewer = await one('SELECT entrevistador_id AS id FROM interviews ORDER BY inicio DESC LIMIT 1');
  const column = (query: Record<string, string>) => `/api/board/column?${new URLSearchParams(query)}`;
  const staff: Record<string, string> = {
    ...candidates(count),
    ...Object.fromEntries(STAGES.map((etapa) => [`board: ${etapa}`, column({ etapa })])),
    'board of a vacancy': column({ etapa: 'recibida', vacante: vacancy }),
    'board, common word': column({ etapa: 'rechazada', q: 'garcia' }),
    'board: counts': '/api/board/counts',
    interviews: list('interviews', { sort: ['inicio', 'ASC'], filter: { from: day(0) } }),
    'interviews, common name': list('interviews', { filter: { q: 'garcia' } }),
    'calendar, six weeks': list('interviews/agenda', { filter: { from: day(-20), to: day(20) } }),
    'free hours': `/api/interviews/free?${new URLSearchParams({ fecha: day(3), candidato_id: person, entrevistador_id: interviewer })}`,
    candidate: `/api/candidates/${person}`,
    'candidate: history': `/api/candidates/${person}/timeline`,
    'candidate: conversation': `/api/threads/${person}`,
    'candidate: notes': `/api/notes?candidato_id=${person}`,
    'vacancy: who waits': `/api/vacancies/${vacancy}/waiting`,
    'vacancy: who fits': `/api/vacancies/${vacancy}/matches`,
    messages: list('emails'),
    'messages, common word': list('emails', { filter: { q: 'candidatura' } }),
    conversations: list('threads'),
  };
  const candidate = {
    'portal: me': '/api/candidates/me',
    'portal: notifications': list('notifications'),
    'portal: conversation': '/api/threads/mine',
    'portal page, rendered': '/portal-candidato',
  };
  const nobody = { vacancies: '/api/vacancies', 'careers page, rendered': '/carreras' };
  const asks = Object.entries({ staff, candidate, nobody }).flatMap(([as, addresses]) =>
    Object.entries(addresses).map(([name, path]) => ({ name, path, as: as as Who })),
  );
  return { asks, person };
}
