import { CONTRATOS, JORNADAS, VACANCY_ESTADOS } from '@hiring/contract';
import type { VacancyCriteria } from '@hiring/contract/web';
import { DomainError } from '../../platform/errors/domain-error.js';
import {
  anyText,
  type FilterRule,
  instant as anInstant,
  oneOf,
  wholeNumber,
  yesOrNo,
} from '../../platform/http/lists/filter-rules.js';
import { readInstant } from '../../platform/http/lists/instant.js';
import type { VacancyFilter } from './vacancy-filter.js';

const MAX_VALUES = 50;
const MAX_CHARACTERS = 200;
/** Above any salary, within a database integer. */
const MAX_NUMBER = 10_000_000;

const wordOrList = (items: FilterRule): FilterRule => {
  const { description, ...word } = items.schema;
  const list = { type: 'array' as const, items: word, maxItems: MAX_VALUES };
  return { ...items, schema: { anyOf: [word, list], ...(description ? { description } : {}) } };
};

/** For the API document; `readVacancyFilter` reads them, because a condition may have several values. */
export const VACANCY_FILTERS = {
  q: anyText('Words of position, place, tags, or of title and description in any language.'),
  departamento: wordOrList(anyText('Code of a department, or of any of several.')),
  ubicacion: wordOrList(anyText('Part of the place, or a list of whole ones.')),
  tipo_contrato: wordOrList(oneOf(CONTRATOS, 'Kind of contract, or any of several.')),
  jornada: wordOrList(oneOf(JORNADAS, 'Working time, or any of several.')),
  tags: wordOrList(anyText('A tag, or any of several.')),
  estado: wordOrList(
    oneOf(VACANCY_ESTADOS, 'State, or any of several; only staff see others than open ones.'),
  ),
  experiencia_min: wholeNumber(MAX_NUMBER, 'Vacancies that ask for at least so many years.'),
  salario_min: wholeNumber(MAX_NUMBER, 'Vacancies that pay as much at the upper end, in euros a year.'),
  destacada: yesOrNo('Whether it is featured.'),
  updated_since: anInstant('Changed since then.'),
};

/** Texts by themselves or in a list. */
const WORDS = ['departamento', 'tipo_contrato', 'jornada', 'tags', 'estado'] as const;
const NUMBERS = ['experiencia_min', 'salario_min'] as const;
const NAMES: ReadonlySet<string> = new Set([...Object.keys(VACANCY_FILTERS), 'id']);

/** What a word of these can be. */
const KNOWN: Readonly<Partial<Record<(typeof WORDS)[number], readonly string[]>>> = {
  tipo_contrato: CONTRATOS,
  jornada: JORNADAS,
  estado: VACANCY_ESTADOS,
};

const refused = (name: string, known?: readonly string[]): DomainError =>
  new DomainError('invalid_query', {
    name: `filter.${name}`,
    ...(known ? { known: known.join(', ') } : {}),
  });

/**
 * Parses the `filter` of a vacancy list: JSON as in the other lists, where a text may also be a list of texts. A
 * single `ubicacion` matches part of the place, as in the staff's search box.
 * @returns the filter, and the rest for the list's own query: the ids.
 * @throws {DomainError} `invalid_query` naming the condition.
 */
export function readVacancyFilter(text: string | undefined): { filter: VacancyFilter; rest: string } {
  const given = readObject(text);
  const filter: VacancyFilter = {};
  for (const name of Object.keys(given)) {
    if (!NAMES.has(name)) {
      throw refused(
        name,
        [...NAMES].map((one) => `filter.${one}`),
      );
    }
  }
  for (const name of WORDS) {
    const words = readWords(name, given[name]);
    const known = KNOWN[name];
    if (known && !words.every((word) => known.includes(word))) throw refused(name, known);
    if (words.length > 0) filter[name] = words;
  }
  for (const name of NUMBERS) {
    const number = readNumber(name, given[name]);
    if (number !== undefined) filter[name] = number;
  }
  const places = readWords('ubicacion', given.ubicacion);
  if (Array.isArray(given.ubicacion)) {
    if (places.length > 0) filter.ubicacion = places;
  } else if (places[0] !== undefined) filter.lugar = places[0];
  const [q] = readWords('q', given.q);
  if (Array.isArray(given.q)) throw refused('q');
  if (q !== undefined) filter.q = q;
  const featured = readBoolean('destacada', given.destacada);
  if (featured !== undefined) filter.destacada = featured;
  const [since] = readWords('updated_since', given.updated_since);
  const instant = readInstant('updated_since', since);
  if (instant) filter.updated_since = instant;
  return { filter, rest: JSON.stringify('id' in given ? { id: given.id } : {}) };
}

function readObject(text: string | undefined): Record<string, unknown> {
  if (!text) return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new DomainError('invalid_query', { name: 'filter' });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new DomainError('invalid_query', { name: 'filter' });
  }
  return value as Record<string, unknown>;
}

function readWords(name: string, value: unknown): string[] {
  if (value === undefined || value === null) return [];
  const list: unknown[] = Array.isArray(value) ? value : [value];
  if (list.length > MAX_VALUES) throw refused(name);
  return list
    .map((text) => {
      // PostgreSQL cannot store a NUL byte: it would cause a 500.
      if (typeof text !== 'string' || text.length > MAX_CHARACTERS || text.includes('\0'))
        throw refused(name);
      return text.toWellFormed().trim();
    })
    .filter((text) => text !== '');
}

function readNumber(name: string, value: unknown): number | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const number = typeof value === 'string' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isInteger(number) || number < 0 || number > MAX_NUMBER) {
    throw refused(name);
  }
  return number;
}

function readBoolean(name: string, value: unknown): boolean | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (value === true || value === 'true') return true;
  if (value === false || value === 'false') return false;
  throw refused(name);
}

/** Like `readVacancyFilter`, for a page's URL, which is user input: invalid conditions are dropped. */
export function searchableFilter(search: VacancyCriteria): VacancyFilter {
  const filter: VacancyFilter = {};
  const q = searchable(search.q ?? '');
  if (q) filter.q = q;
  for (const name of ['departamento', 'ubicacion', 'tipo_contrato', 'jornada', 'tags'] as const) {
    const words = (search[name] ?? []).slice(0, MAX_VALUES).map(searchable).filter(Boolean);
    if (words.length > 0) filter[name] = words;
  }
  for (const name of NUMBERS) {
    const number = search[name];
    if (number !== undefined && Number.isInteger(number) && number > 0 && number <= MAX_NUMBER) {
      filter[name] = number;
    }
  }
  if (search.destacada) filter.destacada = true;
  return filter;
}

const searchable = (text: string): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .toWellFormed()
    .slice(0, MAX_CHARACTERS)
    .trim();
