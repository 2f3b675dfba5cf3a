import { PRESUPPOSED_BY } from '../../src/platform/openapi/examples/presupposed.js';
import { type FullWorld, createFullWorld } from '../security/full-world.js';
import { EXCUSES } from '../examples/excuses.js';
import { ExampleCaller } from '../examples/example-caller.js';
import { printedOperations } from '../examples/operations.js';
import { readApiDocument } from './api-document.js';

/** What becomes of somebody who sends the examples of the document to a new installation with demo data. */
const operations = printedOperations().filter(({ name }) => !(name in EXCUSES));
const counts = { 'as printed': 0, 'with ids of the demo': 0, 'presupposes something': 0 };

let full: FullWorld;
let caller: ExampleCaller;
beforeAll(async () => {
  full = await createFullWorld(new Date('2027-02-15T09:00:00Z'), { trustProxy: 1 });
  caller = new ExampleCaller(full.world, {});
});
afterAll(async () => {
  await full.close();
  const figures = Object.entries(counts).map(([how, count]) => `${count} ${how}`);
  process.stdout.write(`${operations.length} examples: ${figures.join(', ')}\n`);
});

it.each(operations.map((operation) => [operation.name, operation] as const))(
  'the example of %s succeeds, or the operation says what it presupposes',
  async (name, operation) => {
    await full.world.dataSource.query('DELETE FROM rate_limits');
    const printed = await caller.sendLiterally(operation);
    if (operation.successes.includes(printed.status)) {
      counts['as printed']++;
      return;
    }
    if (PRESUPPOSED_BY.has(name)) {
      counts['presupposes something']++;
      return;
    }
    const { status, body } = await caller.send(operation);
    const { code, errors } = body as { code?: string; errors?: object };
    expect({ status, code, errors }).toEqual({
      status: operation.successes.includes(status) ? status : operation.successes[0],
    });
    counts['with ids of the demo']++;
  },
);

it('what an example presupposes stands in the document', () => {
  const { paths } = readApiDocument() as {
    paths: Record<string, Record<string, { operationId?: string; description?: string }>>;
  };
  const described = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .filter(({ description }) => description?.includes('The example presupposes '))
    .map(({ operationId }) => operationId);
  expect(described.toSorted()).toEqual([...PRESUPPOSED_BY.keys()].toSorted());
});
