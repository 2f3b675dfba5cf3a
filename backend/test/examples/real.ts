import type { User } from '../../src/auth/user.entity.js';
import type { Rows } from './rows.js';

/** The real values for the invented ones of an example: ids, versions, tokens, codes, addresses. */
export interface Real {
  /** Ids by the name of the parameter. */
  path?: Record<string, string>;
  query?: Record<string, string>;
  /** Whole fields of the body. */
  body?: Record<string, unknown>;
  /** Name of the files that are sent. */
  file?: string;
  /** The caller, if not the administrator or candidate of the demo data. */
  user?: Pick<User, 'id' | 'role'>;
  /** The whole body, when the document has no example of it. */
  raw?: string | Buffer;
  /** Instead of a session. */
  header?: Record<string, string>;
}

export type Given = Readonly<Record<string, (rows: Rows) => Promise<Real> | Real>>;
