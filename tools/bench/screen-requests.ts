/** The API requests of the screens, with the addresses that they use. */
import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { CANDIDATE_EMAIL } from './people/population.ts';

type Addresses = Record<string, string>;
/** Filters and words of the lists, and addresses in which the ids of rows stand in braces. */
const screens = JSON.parse(readFileSync(new URL('./screens.json', import.meta.url), 'utf8')) as Record<
  'words' | 'staff' | 'candidate' | 'nobody',
  Addresses
> & { filters: Record<string, object> };

const list = (resource: string, query: Record<string, unknown> = {}) =>
  `/api/${resource}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]))}`;
/** @returns YYYY-MM-DD */
const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

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
    ...each(screens.filters, 'list', (filter) =>
      list('candidates', { filter, sort: ['espera_desde', 'ASC'] }),
    ),
    ...each(screens.words, 'search', (q) => list('candidates', { filter: { q } })),
    ...each(screens.words, 'palette', (q) => `/api/search?${new URLSearchParams({ q })}`),
    cards: list('stats/candidates', { filter: {} }),
    'overdue counted': list('stats/unanswered', { filter: {} }),
    interviews: list('interviews', { sort: ['inicio', 'ASC'], filter: { from: day(0) } }),
    'interviews, common name': list('interviews', { filter: { q: 'garcia' } }),
    'calendar, six weeks': list('interviews/agenda', { filter: { from: day(-20), to: day(20) } }),
    messages: list('emails'),
    'messages, common word': list('emails', { filter: { q: 'candidatura' } }),
    conversations: list('threads'),
  };
  const ids: Addresses = { person, vacancy, phase, interviewer, day: day(3) };
  const { candidate, nobody } = screens;
  const all = { staff: { ...staff, ...screens.staff }, candidate, nobody };
  const filled = (address: string) => address.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '');
  return (['staff', 'candidate', 'nobody'] as const).flatMap((who) =>
    Object.entries(all[who]).map(([name, address]) => ({ name, path: filled(address), who })),
  );
}
