import { describe, expect, it } from 'vitest';
import { changesSince, newsFrom, openingOf } from './changes';
import type { Draft } from './draft-api';
import { NOTHING_KNOWN, type Known, type LocalCopy } from './local-copy';
import { lossesIn } from './replaced';

const known = (values: Known['values'], more: Partial<Known> = {}): Known => ({
  ...NOTHING_KNOWN,
  version: 3,
  values,
  ...more,
});
const copy = (values: LocalCopy['values'], more: Partial<LocalCopy> = {}): LocalCopy => ({
  values,
  answers: {},
  reached: 2,
  fileName: null,
  known: null,
  ...more,
});
const draft = (valores: Record<string, string>, more: Partial<Draft> = {}) =>
  ({ version: 5, paso: 2, valores, respuestas: {}, ...more }) as Draft;
const remote = (borrador: Draft | null, de_otro: Record<string, string> | null = null) => ({
  borrador,
  de_otro,
});

describe('the changes sent for a draft', () => {
  it("are the values that differ from the server's, including a text that was cleared", () => {
    const before = known({ nombre: 'Ana', ciudad: 'Gavà', telefono: '600' });
    const { values, any } = changesSince(before, {
      values: { nombre: 'Ana', ciudad: '', direccion: 'Carrer Nou' },
      answers: {},
    });
    expect([values, any]).toEqual([{ ciudad: '', direccion: 'Carrer Nou' }, true]);
  });

  it('are none while a field that was never filled in stays empty', () => {
    expect(changesSince(known({}), { values: { nombre: '' }, answers: { q1: '' } }).any).toBe(false);
  });

  it('include a multiple-choice answer when one option was deselected', () => {
    const before = known({}, { answers: { q1: ['a', 'b'] } });
    expect(changesSince(before, { values: {}, answers: { q1: ['a', 'b'] } }).any).toBe(false);
    expect(changesSince(before, { values: {}, answers: { q1: ['a'] } }).answers).toEqual({ q1: ['a'] });
  });
});

describe('a change from another device', () => {
  const before = known({ nombre: 'Ana', ciudad: 'Gavà' });

  it('is applied to fields that were not edited here', () => {
    const after = known({ nombre: 'Ana María', ciudad: 'Sitges' });
    const now = { values: { nombre: 'Ana', ciudad: 'Viladecans' }, answers: {} };
    expect(newsFrom(before, after, now).values).toEqual({ nombre: 'Ana María' });
  });

  it('is ignored when the field already has that value', () => {
    const after = known({ ciudad: 'Sitges' });
    expect(newsFrom(before, after, { values: { ciudad: 'Sitges' }, answers: {} }).values).toEqual({});
  });

  it('clears a field that the other device cleared', () => {
    const after = known({ nombre: 'Ana', ciudad: '' });
    expect(newsFrom(before, after, { values: { ciudad: 'Gavà' }, answers: {} }).values).toEqual({
      ciudad: '',
    });
  });

  it('overwrites nothing when the local field was empty', () => {
    const mine = { values: { nombre: '', ciudad: 'Gavà' }, answers: { q1: [] } };
    const theirs = { values: { nombre: 'Ana', ciudad: 'Sitges' }, answers: { q1: ['a'] } };
    expect(lossesIn(mine, theirs)).toEqual({ values: { ciudad: 'Gavà' }, answers: {} });
  });
});

describe('the application form', () => {
  it('opens empty, and not as restored, when there is no draft', () => {
    expect(openingOf(null, remote(null))).toMatchObject({ values: {}, reached: 1, restored: false });
  });

  it("opens with the values of the person's other application, and not as restored", () => {
    const opening = openingOf(null, remote(null, { nombre: 'Ana', password: 'x' }));
    expect([opening.values, opening.restored]).toEqual([{ nombre: 'Ana' }, false]);
  });

  it("opens with the server's draft and this tab's unsent changes on top", () => {
    const local = copy(
      { nombre: 'Ana', ciudad: 'Sitges' },
      { known: known({ nombre: 'Ana', ciudad: 'Gavà' }) },
    );
    const opening = openingOf(local, remote(draft({ nombre: 'Ana María', ciudad: 'Gavà' })));
    expect(opening.values).toEqual({ nombre: 'Ana María', ciudad: 'Sitges' });
    // The old version tells the server that this tab has not seen the other device's change.
    expect(opening.known.version).toBe(3);
  });

  it("reports this tab's values that another device has overwritten", () => {
    const mine = { nombre: 'Ana', ciudad: 'Gavà' };
    const local = copy(mine, { known: known(mine) });
    const opening = openingOf(local, remote(draft({ nombre: 'Ana', ciudad: 'Sitges' })));
    expect(opening.values.ciudad).toBe('Sitges');
    expect(opening.overwritten.values).toEqual({ ciudad: 'Gavà' });
    expect(opening.known.version).toBe(5);
  });

  it("opens with this tab's copy when the server does not answer", () => {
    const opening = openingOf(copy({ nombre: 'Ana' }, { reached: 4, fileName: 'cv.pdf' }), null);
    expect(opening).toMatchObject({
      values: { nombre: 'Ana' },
      reached: 4,
      lostFile: 'cv.pdf',
      restored: true,
    });
  });

  it("opens without a draft that another device submitted, but with this tab's unsent changes", () => {
    const local = copy(
      { nombre: 'Ana', ciudad: 'Sitges' },
      { reached: 5, known: known({ nombre: 'Ana', ciudad: 'Gavà' }) },
    );
    const opening = openingOf(local, remote(null));
    expect([opening.values, opening.restored, opening.known]).toEqual([
      { ciudad: 'Sitges' },
      true,
      NOTHING_KNOWN,
    ]);
    const sentElsewhere = openingOf(
      copy({ nombre: 'Ana' }, { known: known({ nombre: 'Ana' }) }),
      remote(null),
    );
    expect([sentElsewhere.values, sentElsewhere.reached, sentElsewhere.restored]).toEqual([{}, 1, false]);
  });

  it('opens at the furthest step reached on either device', () => {
    const local = copy({ nombre: 'Ana' }, { reached: 4 });
    expect(openingOf(local, remote(draft({}, { paso: 2 }))).reached).toBe(4);
    expect(openingOf(local, remote(draft({}, { paso: 5 }))).reached).toBe(5);
  });
});
