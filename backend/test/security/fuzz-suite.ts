import { type Operation, operations } from './document.js';
import { createFullWorld, type FullWorld } from './full-world.js';
import { fieldsOf, Fuzzer, SEED } from './fuzzing.js';

/** A test for every operation of this kind: no value of a field causes a forbidden response. */
export function fuzz(isMeant: (operation: Operation) => boolean): void {
  // Thousands of requests to one operation with many fields.
  jest.setTimeout(300_000);
  const meant = operations().filter((operation) => isMeant(operation) && fieldsOf(operation).length > 0);
  let full: FullWorld;
  beforeAll(async () => {
    full = await createFullWorld();
  });
  afterEach(() => full.restore());
  afterAll(() => full.close());

  it.each(meant.map((operation) => [operation.name, operation] as const))(
    `%s (seed ${SEED})`,
    async (_name, operation) => {
      expect(await new Fuzzer(full, operation).findFault()).toBeNull();
    },
  );

  it('no value has changed the prototype of objects', () => {
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as { admin?: unknown }).admin).toBeUndefined();
  });
}
