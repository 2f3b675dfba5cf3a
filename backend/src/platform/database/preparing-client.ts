import { Client, type ClientConfig } from 'pg';
import { PreparedTexts } from './prepared-texts.js';

type Query = (query: unknown, values?: unknown, callback?: unknown) => unknown;

/** `cached plan must not change result type`: a migration has changed a column meanwhile. */
const NO_LONGER_FITS = '0A000';

/**
 * A connection that prepares the statements it is asked again and again: half of what a short statement costs is its
 * plan. To be given to the pool; whoever asks notices nothing.
 */
export class PreparingClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    const plain = this.query.bind(this) as Query;
    const texts = new PreparedTexts();
    const query: Query = (text, values, callback) => {
      // Without values, with a callback or as an object: not TypeORM asking.
      if (typeof text !== 'string' || !Array.isArray(values) || callback !== undefined) {
        return plain(text, values, callback);
      }
      const name = texts.nameOf(text, values.length);
      if (name === null) return plain(text, values);
      return (plain({ name, text, values }) as Promise<unknown>).catch((error: unknown) => {
        if ((error as { code?: string }).code === NO_LONGER_FITS) texts.forget(text);
        throw error;
      });
    };
    this.query = query as Client['query'];
  }
}
