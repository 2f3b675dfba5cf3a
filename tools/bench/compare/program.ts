/**
 * The database statements of a request in a form that a rival can repeat: the recorded statements in their order and
 * concurrency, each value either fixed or with its origin.
 */
import { randomUUID } from 'node:crypto';
import type { Step } from './recorder.mjs';
import type { Pool, PoolClient } from 'pg';

/** The ids in a request, such as the application that it moves. */
type Inputs = Record<string, string>;

type Source = { literal: unknown } | { now: true } | { parts: Part[] };

type Part = string | { input: string } | { step: number; row: number; column: string } | { fresh: string };

/** `after`: the statements it waits for; `transaction`: the connection of its transaction, 0 outside a transaction. */
interface Statement {
  text: string;
  sources: Source[];
  after: number[];
  transaction: number;
}

export interface Program {
  statements: Statement[];
}

export const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const BEGIN = /^(START TRANSACTION|BEGIN)/;
const END = /^(COMMIT|ROLLBACK)/;
/** The statement of sessions.repository.ts that begins every signed-in request. */
export const SESSION_CHECK = /from "sessions" as "s" inner join "users" as "u"/;
/** Placeholder for a null value until the text around it is known. */
const NOTHING = '\uFFFF';
/** The statement of while-unchanged.ts for a visitor: rivals do not have to check whether an answer may be cached. */
const VERSION_CHECK = /^select pg_current_snapshot/;

/**
 * @param inputs of the recorded request; null: repeated with the same values
 * @param options `session`: includes the session check, if there is one
 */
export function toProgram(
  steps: Step[],
  inputs: Inputs | null,
  { session = true }: { session?: boolean } = {},
): Program {
  const kept = steps.filter(
    ({ text }) => !VERSION_CHECK.test(text) && (session || !SESSION_CHECK.test(text)),
  );
  /** Connections with an open transaction. */
  const open = new Set<number>();
  const statements = kept.map((step, index) => {
    const { text, client, values } = step;
    const before = kept.slice(0, index).filter(({ to }) => to < step.from);
    /** Where each text was first seen. */
    const known = new Map<string, Part>(
      Object.entries(inputs ?? {}).map(([input, given]) => [given, { input }]),
    );
    for (const earlier of before) note(earlier, kept.indexOf(earlier), known);
    if (BEGIN.test(text)) open.add(client);
    const transaction = open.has(client) ? client : 0;
    if (END.test(text)) open.delete(client);
    return {
      ...{ text, transaction },
      sources: values.map((value) => (inputs ? sourceOf(value, known) : { literal: value })),
      // Waiting for the last of them means waiting for all.
      after: before
        .filter((one) => !before.some((other) => one.to < other.from))
        .map((one) => kept.indexOf(one)),
    };
  });
  return { statements };
}

function note({ rows }: Step, index: number, known: Map<string, Part>) {
  rows.forEach((result, row) => {
    for (const [column, value] of Object.entries(result)) {
      if (typeof value === 'string' && value.match(UUID)?.[0] === value && !known.has(value)) {
        known.set(value, { step: index, row, column });
      }
    }
  });
}

function sourceOf(value: unknown, known: Map<string, Part>): Source {
  if (value instanceof Date)
    return Math.abs(Date.now() - value.getTime()) < 60_000 ? { now: true } : { literal: value };
  if (typeof value !== 'string') return { literal: value };
  const exact = known.get(value);
  if (exact) return { parts: [exact] };
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: id, index } of value.matchAll(UUID)) {
    parts.push(value.slice(end, index), known.get(id) ?? { fresh: id });
    end = index + id.length;
  }
  return parts.length === 0 ? { literal: value } : { parts: [...parts, value.slice(end)] };
}

/**
 * @param inputs of this request
 * @returns the rows of each statement
 */
export function run({ pool }: { pool: Pool }, { statements }: Program, inputs: Inputs): Promise<unknown[][]> {
  const results: Record<string, unknown>[][] = [];
  const fresh = new Map<string, string>();
  const clients = new Map<number, PoolClient>();
  const found = ({ step, row, column }: { step: number; row: number; column: string }): unknown =>
    results[step]?.[row]?.[column];
  const textOf = (part: Part) => {
    if (typeof part === 'string') return part;
    if ('input' in part) return inputs[part.input] ?? '';
    if ('step' in part) return String(found(part) === null ? NOTHING : found(part));
    if (!fresh.has(part.fresh)) fresh.set(part.fresh, randomUUID());
    return fresh.get(part.fresh) ?? '';
  };
  const valueOf = (source: Source) => {
    if ('literal' in source) return source.literal;
    if ('now' in source) return new Date();
    const [only] = source.parts;
    // No value of another request may remain: an application without a vacancy has null.
    if (source.parts.length === 1 && typeof only === 'object' && 'step' in only) return found(only);
    // In JSON text an id is quoted and null is not.
    return source.parts.map(textOf).join('').replaceAll(`"${NOTHING}"`, 'null').replaceAll(NOTHING, 'null');
  };
  const send = async ({ text, sources, transaction }: Statement, index: number) => {
    if (transaction && BEGIN.test(text)) clients.set(transaction, await pool.connect());
    const client = clients.get(transaction);
    try {
      results[index] = (
        await (client ?? pool).query<Record<string, unknown>>(text, sources.map(valueOf))
      ).rows;
    } catch (error) {
      client?.release(true);
      throw error;
    }
    if (client && END.test(text)) {
      client.release();
      clients.delete(transaction);
    }
  };
  const sent: Promise<void>[] = [];
  for (const [index, statement] of statements.entries()) {
    const { after } = statement;
    sent.push(
      after.length === 0
        ? send(statement, index)
        : Promise.all(after.flatMap((place) => sent[place] ?? [])).then(() => send(statement, index)),
    );
  }
  return Promise.all(sent).then(() => results);
}
