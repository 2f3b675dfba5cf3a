import { type ThreadAuthor, THREAD_LIMITS } from '@hiring/contract';
import fc from 'fast-check';
import { submit } from '../candidates/application-form.js';
import type { Agent, World } from '../world.js';
import { type Amount, compareWithModel, outcomeOf } from './runs.js';

interface Model {
  messages: { author: ThreadAuthor; text: string; read: boolean }[];
}
interface Real {
  hr: Agent;
  person: Agent;
  candidate: string;
}

const OTHER: Record<ThreadAuthor, ThreadAuthor> = { candidato: 'rrhh', rrhh: 'candidato' };
const agentOf = ({ hr, person }: Real, side: ThreadAuthor): Agent => (side === 'rrhh' ? hr : person);
const threadOf = ({ candidate }: Real, side: ThreadAuthor): string =>
  `/api/threads/${side === 'rrhh' ? candidate : 'mine'}`;

/** Both sides see the same messages in the same order, and each its own unread ones. */
async function compare({ messages }: Model, real: Real): Promise<void> {
  for (const side of ['rrhh', 'candidato'] as const) {
    const { body } = await agentOf(real, side).get(threadOf(real, side)).expect(200);
    expect(
      body.mensajes.map(({ orden, autor, texto, leido }: Record<string, unknown>) => ({
        orden,
        autor,
        texto,
        leido,
      })),
    ).toEqual(
      messages.map(({ author, text, read }, place) => ({
        orden: place + 1,
        autor: author,
        texto: text,
        leido: read,
      })),
    );
    const unread = messages.filter(({ author, read }) => author === OTHER[side] && !read).length;
    expect({ side, unread: body.sin_leer }).toEqual({ side, unread });
  }
  const unreadByStaff = messages.some(({ author, read }) => author === 'candidato' && !read);
  const { body: waiting } = await real.hr
    .get('/api/threads')
    .query({ filter: JSON.stringify({ sin_leer: 'true' }) });
  expect(waiting.some(({ id }: { id: string }) => id === real.candidate)).toBe(unreadByStaff);
}

class Write implements fc.AsyncCommand<Model, Real> {
  constructor(
    readonly side: ThreadAuthor,
    readonly text: string,
  ) {}
  check = (): boolean => true;
  async run(model: Model, real: Real): Promise<void> {
    const response = await agentOf(real, this.side).post(threadOf(real, this.side)).field('texto', this.text);
    const own = model.messages.filter(({ author }) => author === 'candidato').length;
    const expected =
      this.text.trim() === ''
        ? '422 validation_failed'
        : this.side === 'candidato' && own >= THREAD_LIMITS.perHour
          ? '429 thread_too_many'
          : '201';
    expect(outcomeOf(response)).toBe(expected);
    if (expected === '201') model.messages.push({ author: this.side, text: this.text.trim(), read: false });
    await compare(model, real);
  }
  toString = (): string => `${this.side} writes ${JSON.stringify(this.text)}`;
}

class Read implements fc.AsyncCommand<Model, Real> {
  constructor(
    readonly side: ThreadAuthor,
    readonly upTo: number,
  ) {}
  check = (): boolean => true;
  async run(model: Model, real: Real): Promise<void> {
    const response = await agentOf(real, this.side)
      .post(`${threadOf(real, this.side)}/read`)
      .send({ hasta: this.upTo });
    expect(outcomeOf(response)).toBe('204');
    for (const message of model.messages.slice(0, this.upTo)) {
      if (message.author === OTHER[this.side]) message.read = true;
    }
    await compare(model, real);
  }
  toString = (): string => `${this.side} reads up to ${this.upTo}`;
}

const side = fc.constantFrom<ThreadAuthor>('candidato', 'rrhh');
const text = fc.constantFrom(
  'Hola',
  '¿Puede venir el lunes?',
  '  con espacios  ',
  '<b>negrita</b> & «comillas»',
  '   ',
  '日本語',
);
const COMMANDS = [
  fc.tuple(side, text).map(([who, words]) => new Write(who, words)),
  fc.tuple(side, text).map(([who, words]) => new Write(who, words)),
  fc.tuple(side, fc.integer({ min: 1, max: 15 })).map(([who, upTo]) => new Read(who, upTo)),
];

let people = 0;

/** The conversation of a person with human resources. */
export async function compareConversations(world: World, amount: Amount): Promise<void> {
  await compareWithModel<Model, Real>(
    world,
    COMMANDS,
    async () => {
      const person = await world.registered(`conversacion${++people}@example.com`);
      await submit(person).expect(201);
      const { body: me } = await person.get('/api/candidates/me').expect(200);
      return {
        model: { messages: [] },
        real: { hr: await world.signedInAs('rrhh'), person, candidate: me.candidate.id },
      };
    },
    amount,
  );
}
