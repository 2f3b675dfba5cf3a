import { LACKABLE_FIELDS } from '@hiring/contract';
import { fillEmpty, restorable } from './fill-empty.rules.js';
import type { PersonData } from './row.rules.js';

type Fillable = Parameters<typeof fillEmpty>[0];
const [FIRST, SECOND] = LACKABLE_FIELDS;
if (!FIRST || !SECOND) throw new Error('there are fields that may be empty');
const person = (values: object): Fillable =>
  ({
    ...Object.fromEntries(LACKABLE_FIELDS.map((field) => [field, null])),
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
