import { type Downloaded, fileName } from '@hiring/contract/files';

/** The file of a response. `fallback`: its name when the response has none. */
export async function fileOf(answer: Promise<Response>, fallback: string): Promise<Downloaded> {
  const response = await answer;
  return { name: fileName(response) ?? fallback, file: await response.blob() };
}

/** Parameters that many requests share. */

/** The record with this id. */
export const one = (id: string) => ({ params: { path: { id } } });

/** An idempotency key: a retry with it is the same request. */
export const keyed = (key: string) => ({ params: { header: { 'Idempotency-Key': key } } });

/** The person with this id. */
export const of = (candidato_id: string) => ({ params: { query: { candidato_id } } });

/** The filters of a list. */
export const narrowed = (filter: object) => ({ params: { query: { filter: JSON.stringify(filter) } } });

/** The range of a page; the first page is 1. */
export const rangeOf = (page: number, perPage: number): string =>
  JSON.stringify([(page - 1) * perPage, page * perPage - 1]);

/** The query without blank values, which filter nothing. */
export const given = <T extends object>(query: T) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== '' && value !== null)) as {
    [Name in keyof T]?: Exclude<T[Name], '' | null>;
  };
