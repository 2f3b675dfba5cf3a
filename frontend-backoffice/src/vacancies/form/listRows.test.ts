import { describe, expect, it } from 'vitest';
import { afterKey, withoutRow, withRow } from './listRows';

const rows = ['Carné C', '', 'CAP'];

describe('a list of text rows', () => {
  it('gets an empty, focused row after the row where Enter is pressed', () => {
    expect(afterKey('Enter', rows, 0, 9)).toEqual({ rows: ['Carné C', '', '', 'CAP'], focus: 1 });
  });

  it('gets no row after an empty one, and none above its limit', () => {
    expect(afterKey('Enter', rows, 1, 9)).toBeNull();
    expect(afterKey('Enter', ['  '], 0, 9)).toBeNull();
    expect(withRow(rows, 2, 3)).toBeNull();
  });

  it('loses an empty row on Backspace, and the focus keeps its index', () => {
    expect(afterKey('Backspace', rows, 1, 9)).toEqual({ rows: ['Carné C', 'CAP'], focus: 1 });
    expect(afterKey('Backspace', rows, 0, 9)).toBeNull();
    expect(afterKey('Backspace', [''], 0, 9)).toBeNull();
  });

  it('moves the focus to the previous row when the last row is removed', () => {
    expect(withoutRow(rows, 2)).toEqual({ rows: ['Carné C', ''], focus: 1 });
  });

  it('keeps one empty row when its only row is removed', () => {
    expect(withoutRow(['Carné C'], 0)).toEqual({ rows: [''], focus: 0 });
  });

  it('leaves every other key to the input', () => {
    expect(afterKey('a', rows, 1, 9)).toBeNull();
  });
});
