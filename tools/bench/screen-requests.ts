/** The API requests of the screens, with the addresses that they use. */
import type pg from 'pg';
import { CANDIDATE_EMAIL } from './people/population.ts';

const list = (resource: string, query: Record<string, unknown> = {}) =>
  `/api/${resource}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]))}`;
/** @returns YYYY-MM-DD */
const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const FILTERS = {
  'stage and department': { stage: 'recibida', departamento: 'chofer' },
  town: { ciudad: 'girona' },
  skills: { habilidades: 'carretilla, ingles' },
  'without CV': { con_cv: 'false' },
  overdue: { sin_respuesta: 'true' },
  'valid licence': { cualificacion: 'permiso_c_e', cualificacion_vigente: 'true' },
  phase: { fase: 'Prueba de conducción' },
  'rare combination': { stage: 'contratada', ciudad: 'girona', con_cv: 'false', prioridad: 'baja' },
};
const WORDS = {
  'common word': 'mecanico',
  'name and surname': 'nuria puig',
  'one person': 'persona77@',
  telephone: '600000123',
  nobody: 'zzzyyy',
  'two letters': 'nu',
  'unfinished word': 'electromec',
};
const STAGES = ['recibida', 'en_revision', 'entrevista', 'contratada', 'rechazada'];

const each = <Value>(values: Record<string, Value>, what: string, address: (value: Value) => string) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${what}, ${name}`, address(value)]));

export async function requests(client: pg.Client, count: number) {
  const one = async (sql: string) => (await client.query<{ id: string }>(sql)).rows[0]?.id ?? '';
  const person = await one(`SELECT id FROM candidates WHERE email = '${CANDIDATE_EMAIL}'`);
  const vacancy = await one(
    'SELECT vacante_id AS id FROM aplicaciones_vacantes WHERE vacante_id IS NOT NULL GROUP BY 1 ORDER BY count(*) DESC LIMIT 1',
  );
  const phase = await one(`SELECT id FROM fases WHERE vacante_id = '${vacancy}' AND orden = 1`);
  const interviewer = await one('SELECT entrevistador_id AS id FROM interviews ORDER BY inicio DESC LIMIT 1');
  const from = (first: number) => [first, first + 24];
  const staff = {
    'list, newest': list('candidates', { range: from(0) }),
    'list, by surname': list('candidates', { sort: ['apellidos', 'ASC'] }),
    'list, half way': list('candidates', { range: from(Math.floor(count / 50) * 25) }),
    ...each(FILTERS, 'list', (filter) => list('candidates', { filter, sort: ['espera_desde', 'ASC'] })),
    ...each(WORDS, 'search', (q) => list('candidates', { filter: { q } })),
    ...each(WORDS, 'palette', (q) => `/api/search?${new URLSearchParams({ q })}`),
    cards: list('stats/candidates', { filter: {} }),
    'overdue counted': list('stats/unanswered', { filter: {} }),
    ...Object.fromEntries(STAGES.map((etapa) => [`board: ${etapa}`, `/api/board/column?etapa=${etapa}`])),
    'board of a vacancy': `/api/board/column?etapa=recibida&vacante=${vacancy}`,
    'board of a vacancy: a phase': `/api/board/column?etapa=en_revision&fase=${phase}&vacante=${vacancy}`,
    'board of a vacancy: phases': `/api/board/columns?vacante=${vacancy}`,
    'board, common word': '/api/board/column?etapa=rechazada&q=garcia',
    'board: counts': '/api/board/counts',
    interviews: list('interviews', { sort: ['inicio', 'ASC'], filter: { from: day(0) } }),
    'interviews, common name': list('interviews', { filter: { q: 'garcia' } }),
    'calendar, six weeks': list('interviews/agenda', { filter: { from: day(-20), to: day(20) } }),
    'free hours': `/api/interviews/free?${new URLSearchParams({ fecha: day(3), candidato_id: person, entrevistador_id: interviewer })}`,
    candidate: `/api/candidates/${person}`,
    'candidate: history': `/api/candidates/${person}/timeline`,
    'candidate: conversation': `/api/threads/${person}`,
    'candidate: notes': `/api/notes?candidato_id=${person}`,
    'vacancy: phases': `/api/vacancies/${vacancy}/phase-figures`,
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
  };
  const nobody = { vacancies: '/api/vacancies', 'careers page, rendered': '/carreras' };
  const all = { staff, candidate, nobody };
  return (['staff', 'candidate', 'nobody'] as const).flatMap((who) =>
    Object.entries(all[who]).map(([name, path]) => ({ name, path, who })),
  );
}
