import { LACKABLE_FIELDS } from '@hiring/contract';
import { fillEmpty, restorable } from './fill-empty.rules.js';
import type { PersonData } from './row.rules.js';

type Fillable = Parameters<typeof fillEmpty>[0];
const [FIRST, SECOND] = LACKABLE_FIELDS;
if (!FIRST || !SECOND) throw new Error('there are fields that may be empty');
const person = (values: object): Fillable =>
  ({
    ...Object.fromEntries(LACKABLE_FIELDS.map((field) => [field, null])),
    campos: {},
    ...values,
  }) as unknown as Fillable;
const row = (values: object): PersonData => person(values) as unknown as PersonData;

it('an import fills what is empty and it knows, and changes nothing else', () => {
  expect(fillEmpty(person({ [SECOND]: 'old' }), row({ [FIRST]: 'new', [SECOND]: 'other' }))).toEqual({
    changes: { [FIRST]: { antes: null, ahora: 'new' } },
    columns: { [FIRST]: 'new' },
  });
  expect(fillEmpty(person({}), row({ [FIRST]: '' })).columns).toEqual({});
});

it('taking it back restores what nobody has changed since', () => {
  const changes = { [FIRST]: { antes: null, ahora: 'new' }, [SECOND]: { antes: '', ahora: ['a'] } } as never;
  expect(restorable(person({ [FIRST]: 'new', [SECOND]: ['a'] }), changes)).toEqual({
    [FIRST]: null,
    [SECOND]: '',
  });
  expect(restorable(person({ [FIRST]: 'changed', [SECOND]: ['a', 'b'] }), changes)).toEqual({});
  expect(restorable(person({ [FIRST]: 'new' }), {})).toEqual({});
});

it('of the fields of the company it writes those without a value, and takes back those that it wrote', () => {
  const { changes, columns } = fillEmpty(
    person({ campos: { talla: 'M', fijo: true } }),
    row({ campos: { talla: 'L', anos: 4, turnos: ['noche'] } }),
  );
  expect(columns).toEqual({ campos: { talla: 'M', fijo: true, anos: 4, turnos: ['noche'] } });
  expect(changes).toEqual({
    'campos.anos': { antes: null, ahora: 4 },
    'campos.turnos': { antes: null, ahora: ['noche'] },
  });
  const since = person({ campos: { talla: 'M', fijo: true, anos: 5, turnos: ['noche'] } });
  expect(restorable(since, changes)).toEqual({ campos: { talla: 'M', fijo: true, anos: 5 } });
  expect(restorable(person({ campos: { talla: 'L' } }), changes)).toEqual({});
});
