import { type RawBuilder, sql } from 'kysely';

/** Stem of each word, as vectors have it; null: Spanish leaves the word out. */
export const stemsOf = (words: readonly string[]): RawBuilder<Record<string, string | null>> =>
  sql`(select coalesce(json_object_agg(word, (ts_lexize('spanish_stem', word))[1]), '{}')
    from unnest(${words}::text[]) as word)`;
