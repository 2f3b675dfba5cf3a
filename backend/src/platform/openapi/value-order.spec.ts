import type { ApiDocument, Schema } from './document-shape.js';
import { orderValues } from './value-order.js';

it.each<[unknown[], unknown[]]>([
  // A list of the contract, a part of one, and a table of it.
  [
    ['nativo', 'basico', 'avanzado', 'intermedio'],
    ['basico', 'intermedio', 'avanzado', 'nativo'],
  ],
  [
    ['deshecha', 'borrador', null],
    ['borrador', 'deshecha', null],
  ],
  [
    ['baja', 'alta', 'media'],
    ['alta', 'media', 'baja'],
  ],
  [
    ['of nothing', 'known'],
    ['known', 'of nothing'],
  ],
])('an enumeration has the order of the contract, or of the alphabet', (given, ordered) => {
  const schema: Schema = { enum: given };
  orderValues({ components: { schemas: { Example: schema } }, paths: {} } as unknown as ApiDocument);
  expect(schema.enum).toEqual(ordered);
});
