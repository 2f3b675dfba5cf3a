/** Parameters that many calls have. */

/** Of the record with this id. */
export const one = (id: string) => ({ params: { path: { id } } });

/** Sent again with its key, the request is one request. */
export const keyed = (key: string) => ({ params: { header: { 'Idempotency-Key': key } } });

/** Of this person. */
export const of = (candidato_id: string) => ({ params: { query: { candidato_id } } });

/** Narrowed by what a list understands. */
export const narrowed = (filter: object) => ({ params: { query: { filter: JSON.stringify(filter) } } });

/** Rows of a page; the first is 1. */
export const rangeOf = (page: number, perPage: number): string =>
  JSON.stringify([(page - 1) * perPage, page * perPage - 1]);

/** What is given of a query; blank words leave nothing out. */
export const given = <T extends object>(query: T) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== '' && value !== null)) as {
    [Name in keyof T]?: Exclude<T[Name], '' | null>;
  };
