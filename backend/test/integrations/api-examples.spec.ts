import { randomUUID } from 'node:crypto';
import { readApiDocument } from './api-document.js';
import { type Agent, createWorld, type World } from '../world.js';

interface Operation {
  operationId: string;
  'x-permission'?: string;
  requestBody?: { content: Record<string, { example?: object }> };
}

/** Fields with the id of a record, or an address that is looked up. */
const NAMES_SOMETHING = /(_id|^url|^emisor|^endpoint)$|^campos\./;
const VERBS = ['post', 'put', 'patch'] as const;

/** As the document has them: the operations that take JSON. */
const OPERATIONS = Object.entries(
  (
    readApiDocument() as {
      paths: Record<string, Partial<Record<string, Operation>>>;
    }
  ).paths,
).flatMap(([path, operations]) =>
  VERBS.flatMap((verb) => {
    const operation = operations[verb];
    const example = operation?.requestBody?.content['application/json']?.example;
    return operation && example ? [{ verb, path, operation, example }] : [];
  }),
);

let world: World;
let administrator: Agent;
beforeAll(async () => {
  world = await createWorld();
  world.clock.set(new Date('2027-02-15T09:00:00Z'));
});
beforeEach(async () => {
  // Some of them end sessions, and some are limited.
  await world.dataSource.query('DELETE FROM rate_limits');
  administrator = await world.signedInAs('admin');
});
afterAll(() => world.close());

it('every request body of the API document has an example', () => {
  expect(OPERATIONS.length).toBeGreaterThan(100);
});

it.each(OPERATIONS.map(({ operation, ...rest }): [string, typeof rest] => [operation.operationId, rest]))(
  'the example of %s is valid',
  async (_name, { verb, path, example }) => {
    const address = path.replace(/\{\w+\}/g, () => randomUUID());
    const { status, body } = await administrator[verb](address).send(example);
    const { code, errors } = body as { code?: string; errors?: object };
    // The ids, the password and the company's own fields are invented, but all fields are valid.
    const wrongField = Object.keys(errors ?? {}).some((field) => !NAMES_SOMETHING.test(field));
    const wrongShape = status === 400 || status >= 500 || (code === 'validation_failed' && wrongField);
    expect({ wrongShape, status, code, errors }).toMatchObject({ wrongShape: false });
  },
);
