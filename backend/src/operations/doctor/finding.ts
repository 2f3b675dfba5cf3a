import type { Client } from 'pg';
import type { Environment } from '../../platform/environment/environment.js';

/** One line of the doctor. `bad`: something does not work, or soon will not; `warning`: somebody should know. */
export interface Finding {
  state: 'ok' | 'warning' | 'bad';
  /** What was looked at. */
  name: string;
  /** What was found; names settings and ids, never values or people. */
  text: string;
  /** What to do about it. */
  todo?: string;
}

export interface Patient {
  environment: Environment;
  client: Client;
  /** A server of this installation is at work: then what waits long is stuck. */
  running: boolean;
  /** Looks at every row, file and entry, however long that takes. */
  deep: boolean;
  backupDir: string;
}

/** Each looks at one thing and changes nothing. */
export type Examination = (patient: Patient) => Promise<Finding[]>;

export const ok = (name: string, text: string): Finding => ({ state: 'ok', name, text });
export const warning = (name: string, text: string, todo: string): Finding => ({
  state: 'warning',
  name,
  text,
  todo,
});
export const bad = (name: string, text: string, todo: string): Finding => ({
  state: 'bad',
  name,
  text,
  todo,
});
