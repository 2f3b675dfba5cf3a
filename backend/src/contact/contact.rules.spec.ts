import { CONTACT_REFERENCE } from '@hiring/contract';
import { kindOf, newReference, waitBeforeNext } from './contact.rules.js';

const NOW = new Date('2026-06-15T10:00:00Z');
const minutesAgo = (...minutes: number[]) => minutes.map((count) => new Date(NOW.getTime() - count * 60_000));

describe('the reference of a message', () => {
  it('has the year in Madrid', () => {
    expect(newReference(new Date('2026-12-31T23:30:00Z'), () => 0)).toBe('C-2027-22222');
    expect(newReference(new Date('2026-12-31T22:30:00Z'), () => 29)).toBe('C-2026-ZZZZZ');
  });

  it('has no characters that look like others', () => {
    for (let index = 0; index < 500; index += 1) {
      const reference = newReference(NOW);
      expect(reference).toMatch(CONTACT_REFERENCE);
      expect(reference.slice(7)).not.toMatch(/[01ILOU]/);
    }
  });
});

it.each([
  ['who says so', { tipo: 'particular', servicio: 'consultoria', empresa: 'Taller Sol' }, 'particular'],
  ['who looks for work', { servicio: 'empleo', empresa: 'Taller Sol' }, 'candidato'],
  ['who names a company', { servicio: 'itv', empresa: 'Taller Sol' }, 'empresa'],
  ['who asks for what only companies need', { servicio: 'recursos-humanos' }, 'empresa'],
  ['who asks for a service', { servicio: 'transporte' }, 'particular'],
  ['who asks for anything else', { servicio: 'otro' }, 'otro'],
] as const)('the kind of sender is known for somebody %s', (_, message, kind) => {
  expect(kindOf(message)).toBe(kind);
});

describe('the next message of a visitor', () => {
  const MINUTE = 60_000;
  const twenty = minutesAgo(...Array.from({ length: 20 }, (_, index) => 60 + index * 10));

  it.each([
    ['has to wait for nothing', [], 'form', 0],
    ['may follow four in ten minutes', minutesAgo(0, 0, 1, 2), 'form', 0],
    ['waits until the fifth last is ten minutes old', minutesAgo(0, 1, 2, 3, 4), 'form', 6 * MINUTE],
    ['may follow five when the first is old enough', minutesAgo(0, 1, 2, 3, 10), 'form', 0],
    ['waits until the twentieth last is a day old', twenty, 'form', (24 * 60 - 250) * MINUTE],
    ['of a program may follow one', minutesAgo(0), 'program', 0],
    ['of a program waits after two', minutesAgo(0, 4), 'program', 6 * MINUTE],
    ['of a program waits after ten in a day', twenty.slice(0, 10), 'program', (24 * 60 - 150) * MINUTE],
  ] as const)('%s', (_, sent, way, wait) => {
    expect(waitBeforeNext(sent, NOW, way)).toBe(wait);
  });
});
