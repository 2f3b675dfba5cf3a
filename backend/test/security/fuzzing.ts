import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { pdf } from '../candidates/application-form.js';
import { multipart, MULTIPART, type Part } from '../multipart.js';
import { type Answer, curlOf, faultOf, send, type Sent } from './answers.js';
import { type Operation, resolved, type Schema } from './document.js';
import type { FullWorld } from './full-world.js';
import { anyText, anyValue, bordersOf, KINDS, LIST_QUERIES, TEXTS, VALUES } from './hostile-values.js';
import { sample } from './sample.js';

/** Printed with each run; `FUZZ_SEED` repeats one, `FUZZ_RUNS` tries more. */
export const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122);
const RUNS = Number(process.env.FUZZ_RUNS ?? 12);
const SHRINKING_MS = 20_000;
/** Rate limits are tested in another suite: here they would hide other responses. */
const CALLS_PER_COUNT = 20;
const LISTS = ['range', 'sort', 'filter'];

type Place = 'path' | 'query' | 'header' | 'body';
export interface Field {
  place: Place;
  /** Keys down to it; none: the whole body. A list is entered by its first item. */
  keys: string[];
  schema: Schema;
}
interface Attempt {
  field: Field;
  value: unknown;
}

/** Every field of an operation, those of a body down to the parts of its lists and groups. */
export function fieldsOf({ parameters, body }: Operation): Field[] {
  const named = new Map(
    parameters
      .filter(({ in: place }) => place !== 'cookie')
      .map(({ in: place, name, schema }) => [
        `${place} ${name.toLowerCase()}`,
        { place: place as Place, keys: [name], schema },
      ]),
  );
  if (!body) return [...named.values()];
  const whole: Field[] = body.type.includes('json') ? [{ place: 'body', keys: [], schema: body.schema }] : [];
  return [...named.values(), ...whole, ...partsOf(body.schema, [])];
}

function partsOf(schema: Schema, keys: string[]): Field[] {
  return Object.entries(resolved(schema).properties ?? {}).flatMap(([key, value]) => {
    const part = resolved(value);
    const inner = part.type === 'array' ? resolved(part.items ?? {}) : part;
    const here: Field = { place: 'body', keys: [...keys, key], schema: part };
    return keys.length < 2 ? [here, ...partsOf(inner, here.keys)] : [here];
  });
}

/** The fixed values tried before random ones. */
function valuesFor({ place, keys, schema }: Field): readonly unknown[] {
  const { type } = resolved(schema);
  if (place === 'query' && LISTS.includes(keys[0] ?? '')) return [...LIST_QUERIES, ...TEXTS.slice(0, 8)];
  if (place !== 'body') return [...TEXTS, ...bordersOf(schema)];
  if (keys.length === 0) return VALUES.slice(0, -TEXTS.length);
  return [...(type === 'string' ? [...KINDS, ...TEXTS] : VALUES.slice(0, 24)), ...bordersOf(schema)];
}

/** The body with this one value changed. */
function withValue(body: unknown, keys: readonly string[], value: unknown): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  if (Array.isArray(body)) return [withValue(body[0], keys, value)];
  const group = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  return { ...group, [key]: withValue(group[key], rest, value) };
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
/** Text with a lone surrogate, which has no UTF-8 encoding. */
const encoded = (text: string): string =>
  text.isWellFormed() ? encodeURIComponent(text) : `%ED%A0%80${encodeURIComponent(text.toWellFormed())}`;
/** A client refuses to send more than these. */
const forHeader = (text: string): string => text.replace(/[^\x20-\x7e\x80-\xff]/g, '').slice(0, 4000);

function formOf(schema: Schema, { field, value }: Attempt): Buffer {
  const parts = Object.entries(resolved(schema).properties ?? {}).flatMap(([name, part]): Part[] => {
    const wanted = resolved(part);
    const files = wanted.format === 'binary' || resolved(wanted.items ?? {}).format === 'binary';
    const hit = field.place === 'body' && field.keys[0] === name;
    if (files) return [{ field: name, fileName: hit ? asText(value) : 'CV.pdf', content: pdf() }];
    return [{ field: name, content: hit ? asText(value) : asText(sample(part, name)) }];
  });
  return multipart(parts);
}

export class Fuzzer {
  private calls = 0;
  private caller: Record<string, string> = {};

  constructor(
    private readonly full: FullWorld,
    private readonly operation: Operation,
  ) {}

  /** The first value with a forbidden response, shrunk, as a curl command; null: none. */
  async findFault(): Promise<string | null> {
    const fields = fieldsOf(this.operation);
    if (fields.length === 0) return null;
    this.caller = await this.full.callerOf(this.operation);
    const known = fields.flatMap((field) => valuesFor(field).map((value): [Attempt] => [{ field, value }]));
    const attempts = fc
      .constantFrom(...fields)
      .chain((field) =>
        fc.record({ field: fc.constant(field), value: field.place === 'body' ? anyValue : anyText }),
      );
    const property = fc.asyncProperty(attempts, async (attempt) => (await this.faultOf(attempt)) === null);
    const { counterexample } = await fc.check(property, {
      seed: SEED,
      examples: known,
      numRuns: known.length + RUNS,
      interruptAfterTimeLimit: Math.max(SHRINKING_MS, known.length * 1000),
    });
    if (!counterexample) return null;
    const [attempt] = counterexample;
    return `${await this.faultOf(attempt)}\n${curlOf(this.requestOf(attempt))}`;
  }

  private async faultOf(attempt: Attempt): Promise<string | null> {
    if (this.calls++ % CALLS_PER_COUNT === 0) {
      await this.full.world.dataSource.query(`DELETE FROM rate_limits`);
    }
    const answer = await this.ask(attempt);
    // This very operation may have ended the session.
    if (answer.status === 401 && this.operation.permission) {
      await this.full.restore();
      this.caller = await this.full.callerOf(this.operation);
    }
    return faultOf(this.operation, answer);
  }

  private ask(attempt: Attempt): Promise<Answer> {
    return send(this.requestOf(attempt));
  }

  private requestOf(attempt: Attempt): Sent {
    const { field, value } = attempt;
    const { method, parameters, body } = this.operation;
    const names = (place: Place) => (field.place === place ? field.keys[0] : undefined);
    let path = this.full.pathOf(this.operation);
    if (names('path') !== undefined) {
      const parts = this.operation.path.split('/');
      const at = parts.indexOf(`{${names('path')}}`);
      path = path
        .split('/')
        .map((part, n) => (n === at ? encoded(asText(value)) : part))
        .join('/');
    }
    const query = parameters
      .filter((one) => one.in === 'query' && (one.required || one.name === names('query')))
      .map(({ name, schema }) => {
        const text = name === names('query') ? asText(value) : asText(sample(schema, name));
        return `${encoded(name)}=${encoded(text)}`;
      });
    const headers: Record<string, string> = { ...this.caller, 'x-background': '1' };
    for (const { in: place, name } of parameters) {
      if (place !== 'header' || name.toLowerCase() === 'authorization') continue;
      headers[name.toLowerCase()] = name === names('header') ? forHeader(asText(value)) : randomUUID();
    }
    const url = `${this.full.origin}${path}${query.length > 0 ? `?${query.join('&')}` : ''}`;
    if (!body) return { method, url, headers };
    if (body.type.startsWith('multipart/')) {
      return {
        method,
        url,
        headers: { ...headers, 'content-type': MULTIPART },
        body: formOf(body.schema, attempt),
      };
    }
    const base = sample(body.schema);
    const changed = field.place === 'body' ? withValue(base, field.keys, value) : base;
    return {
      method,
      url,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(changed) ?? '',
    };
  }
}
