import { INBOUND_LIMITS } from '@hiring/contract';
import { ReplyAddresses } from '../../src/inbound/reply/reply-addresses.js';
import { verified } from '../auth/security-journey.js';
import { order } from '../interviews/interviews-given.js';
import { type Agent, createWorld, type World } from '../world.js';
import { html, mail, type Part, parts, plain, reply, TEXT } from './corpus/build.js';
import { givenMailbox, givenWriter, type Writer } from './inbound-journey.js';

/* Mails that no program of a person writes. One that could not be stored would come again for ever, before all others. */

let world: World;
let admin: Agent;
let hr: Agent;
let writer: Writer;
beforeAll(async () => {
  world = await createWorld();
  ({ browser: admin } = await verified(world, { role: 'admin', email: 'jefa@example.com' }));
  hr = await world.signedInAs('rrhh');
  await givenMailbox(admin);
});
afterAll(() => world.close());
beforeEach(async () => {
  writer = await givenWriter(world);
});

const received = async (raw: Buffer) =>
  (await admin.post('/api/inbound/mail').set('Content-Type', 'message/rfc822').send(raw).expect(200)).body
    .resultado;
const last = async () => (await hr.get(`/api/threads/${writer.candidate}`).expect(200)).body.mensajes.at(-1);
let mails = 0;
type Headers = Record<string, string>;
/** Headers of a mail of the person to their own address. */
const own = async (values: Headers = {}): Promise<Headers & { To: string }> => ({
  From: writer.email,
  To: (await world.app.get(ReplyAddresses).addressOf(world.dataSource.manager, writer.candidate)) as string,
  'Message-ID': `<h${++mails}@mail.example.com>`,
  ...values,
});
const text = (content = 'Hola'): Part => ({ ...TEXT, content });
const zip = (name: string): Part => ({ type: 'application/zip', name, content: Buffer.from('PK') });
const names = (files: { nombre: string }[]): string[] => files.map(({ nombre }) => nombre);
/** 200 characters end in the middle of an emoji. */
const long = `a${'😀'.repeat(120)}.zip`;
const inBoundary = (depth: number, body: string): string =>
  `Content-Type: multipart/mixed; boundary=b${depth}\n\n--b${depth}\n${body}\n--b${depth}--\n`;

it.each<[string, (headers: Headers) => Buffer]>([
  ['a file’s name that is cut in the middle of an emoji', (of) => parts('mixed', [text(), zip(long)], of)],
  ['an id with a NUL', (of) => plain('Hola', { ...of, 'Message-ID': '<a\0b@x.example.com>' })],
  ['answers with a NUL', (of) => plain('Hola', { ...of, References: '<\0@y> <a\0b@x>' })],
  ['names of lone surrogates', (of) => plain('Hola', { ...of, Subject: `Re: ${'a😀'.repeat(400)}` })],
  ['an unknown charset', (of) => mail({ ...of, 'Content-Type': 'text/plain; charset=klingon' }, 'Hola')],
  [
    'broken base64',
    (of) => mail({ ...of, 'Content-Transfer-Encoding': 'base64' }, '!!====SG9sYQ=\n==%%%%\n'),
  ],
  ['HTML with a link that never ends', (of) => html(`<p>Hola</p><a href=https:${'a'.repeat(1e6)}`, of)],
  [
    'HTML with a hundred thousand addresses in one link',
    (of) => html(`<p>Hola</p><a ${'href=https:a '.repeat(1e5)}`, of),
  ],
  ['two thousand quoted lines', (of) => plain(`Hola\n\n${'> ¿vienes?\n'.repeat(2000)}`, of)],
  [
    'parts in parts, twenty deep',
    (of) => {
      const [type = '', ...body] = Array.from({ length: 20 })
        .reduce<string>((inner, _, depth) => inBoundary(depth, inner), 'Content-Type: text/plain\n\nHola\n')
        .split('\n\n');
      return mail({ ...of, 'Content-Type': type.replace('Content-Type: ', '') }, body.join('\n\n'));
    },
  ],
])('%s is a message', async (_name, build) => {
  expect(await received(build(await own()))).toBe('mensaje');
  expect((await last()).texto).toContain('Hola');
});

it('a file whose name is cut waits with a mail that is nobody’s, too', async () => {
  const raw = parts('mixed', [text(), zip(long)], await own({ From: 'otra@example.com' }));
  expect(await received(raw)).toBe('sin_asignar');
  const [{ adjuntos }] = (await hr.get('/api/unassigned-mail').expect(200)).body;
  expect(names(adjuntos)).toEqual([`a${'😀'.repeat(97)}.zip`]);
});

it('the comment of a calendar’s answer loses what cannot be stored', async () => {
  const { body } = await hr.post('/api/interviews').send(order(writer.candidate)).expect(201);
  const answer = reply('DECLINED', { uid: body.id, start: '', comment: 'No\0 puedo' });
  const calendar = { type: 'text/calendar; method=REPLY', content: answer };
  expect(await received(parts('alternative', [text(''), calendar], await own()))).toBe(
    'respuesta_calendario',
  );
});

it('of more files than are looked at, the message says that there were more', async () => {
  const files = (count: number) => Array.from({ length: count }, (_, n) => zip(`${n}.zip`));
  await received(parts('mixed', [text(), ...files(49)], await own()));
  expect(names((await last()).rechazados)).toEqual(files(49).map(({ name }) => name));
  await received(parts('mixed', [text(), ...files(60)], await own()));
  expect(names((await last()).rechazados)).toEqual([...files(49).map(({ name }) => name), 'Más archivos']);
  // The program that reads it ends at its limits.
  expect(await received(parts('mixed', [text(), ...files(10_000)], await own()))).toBe('sin_asignar');
});

it('one that the database refuses waits as a file, and is not asked for again', async () => {
  await world.change(`ALTER TABLE mensajes_hilo ADD CONSTRAINT spec_ck CHECK (texto <> 'Nunca') NOT VALID`);
  try {
    const raw = plain('Nunca', await own());
    expect([await received(raw), await received(raw)]).toEqual(['sin_asignar', 'repetido']);
  } finally {
    await world.change('ALTER TABLE mensajes_hilo DROP CONSTRAINT spec_ck');
  }
  const [first] = (await hr.get('/api/unassigned-mail').expect(200)).body;
  expect(first).toMatchObject({ motivo: 'ilegible', texto: '' });
});

it('one of which the mailbox gave the first 25 MB says that there was more', async () => {
  const content = Buffer.alloc(20 * 1024 * 1024, 10);
  const raw = parts('mixed', [text(), { type: 'application/pdf', name: 'a.pdf', content }], await own());
  expect(raw.length).toBeGreaterThan(INBOUND_LIMITS.bytes);
  expect(await received(raw.subarray(0, INBOUND_LIMITS.bytes))).toBe('mensaje');
  expect(names((await last()).rechazados)).toEqual(['a.pdf', 'Más archivos']);
});
