import { type FullWorld, createFullWorld } from '../security/full-world.js';
import { printedOperations } from '../examples/operations.js';
import { EXCUSES } from '../examples/excuses.js';
import { ExampleCaller } from '../examples/example-caller.js';

/** Before the days of the examples. */
const NOW = new Date('2027-02-15T09:00:00Z');
const operations = printedOperations();
const sent = operations.filter(({ name }) => !(name in EXCUSES));

let full: FullWorld;
let caller: ExampleCaller;
beforeAll(async () => {
  full = await createFullWorld(NOW, {
    webhookAllowPrivate: ['127.0.0.1'],
    trustProxy: 1,
    metricsToken: 'a-token-of-the-figures',
  });
  caller = new ExampleCaller(full.world);
});
afterAll(async () => {
  await caller.close();
  await full.close();
  process.stdout.write(
    `${sent.length} of ${operations.length} examples sent; ${Object.keys(EXCUSES).length} excused\n`,
  );
});

it('every exception names an operation of the API document', () => {
  const names = operations.map(({ name }) => name);
  expect(Object.keys(EXCUSES).filter((name) => !names.includes(name))).toEqual([]);
});

it.each(sent.map((operation) => [operation.name, operation] as const))(
  'the example of %s gets the documented success',
  async (_name, operation) => {
    const { status, body } = await caller.send(operation);
    const { code, errors } = body as { code?: string; errors?: object };
    expect({ status, code, errors }).toEqual({
      status: operation.successes.includes(status) ? status : operation.successes[0],
    });
  },
);
