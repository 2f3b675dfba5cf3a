import { freeSlots, workingDaysAfter } from './free-slots.rules.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const at = (instant: string) => new Date(instant);

describe('the free slots of a day', () => {
  it('start and end within the working hours', () => {
    const slots = freeSlots('2026-12-01', 60, [], NOW);
    expect([slots[0], slots.at(-1), slots.length]).toEqual(['08:00', '19:00', 23]);
  });

  it('overlap no other interview, and may be adjacent to one', () => {
    // 10:00 to 10:45 in Madrid.
    const busy = [{ inicio: at('2026-12-01T09:00:00Z'), fin: at('2026-12-01T09:45:00Z') }];
    const slots = freeSlots('2026-12-01', 30, busy, NOW);
    expect(slots).toContain('09:30');
    expect(slots).not.toContain('10:00');
    expect(slots).not.toContain('10:30');
    expect(slots).toContain('11:00');
  });

  it('begin in the future', () => {
    expect(freeSlots('2026-11-20', 30, [], at('2026-11-20T17:45:00Z'))).toEqual(['19:00', '19:30']);
    expect(freeSlots('2026-11-19', 30, [], NOW)).toEqual([]);
  });

  it('follow local time on the days when the clocks change', () => {
    const summer = freeSlots(
      '2026-10-25',
      30,
      [{ inicio: at('2026-10-25T08:00:00Z'), fin: at('2026-10-25T08:30:00Z') }],
      at('2026-10-01T00:00:00Z'),
    );
    expect(summer).toContain('08:30');
    expect(summer).not.toContain('09:00');
  });
});

it('working days run from Monday to Friday, also across the end of a year', () => {
  expect(workingDaysAfter('2026-12-30', 3)).toEqual(['2026-12-31', '2027-01-01', '2027-01-04']);
  expect(workingDaysAfter('2026-11-21', 1)).toEqual(['2026-11-23']);
});
