import { mergeRefusal, undoRefusal, type Undoing } from './merge.rules.js';

const ownerless = { user_id: null, abiertas: [] };
const owned = { user_id: 'u', abiertas: [] };

it('a merge keeps the record with an account, and never joins two accounts', () => {
  expect(mergeRefusal(owned, ownerless)).toBeNull();
  expect(mergeRefusal(ownerless, ownerless)).toBeNull();
  expect(mergeRefusal(ownerless, owned)).toBe('merge_keep_owned');
  expect(mergeRefusal(owned, { ...owned, user_id: 'v' })).toBe('merge_both_owned');
});

it('a merge of two open applications for the same vacancy, or for none, is refused', () => {
  const open = (...abiertas: (string | null)[]) => ({ user_id: null, abiertas });
  expect(mergeRefusal(open('v', null), open('w'))).toBeNull();
  expect(mergeRefusal(open('v', null), open('v'))).toBe('merge_clash');
  expect(mergeRefusal(open('v', null), open(null))).toBe('merge_clash');
});

it('a merge can be undone for thirty days, the last one first, while messages and CV are unchanged', () => {
  const state: Undoing = {
    hecha_at: new Date('2026-01-01T00:00:00Z'),
    hay_otra_despues: false,
    mensajes: 3,
    mensajes_despues: 3,
    cv: 'a',
    cv_despues: 'a',
    falta: false,
  };
  const now = new Date('2026-01-30T00:00:00Z');
  expect(undoRefusal(state, now)).toBeNull();
  expect(undoRefusal(state, new Date('2026-02-01T00:00:00Z'))).toBe('merge_too_old');
  expect(undoRefusal({ ...state, falta: true }, now)).toBe('merge_too_old');
  expect(undoRefusal({ ...state, hay_otra_despues: true }, now)).toBe('merge_undo_later_first');
  expect(undoRefusal({ ...state, mensajes: 4 }, now)).toBe('merge_went_on');
  expect(undoRefusal({ ...state, cv: 'b' }, now)).toBe('merge_went_on');
});
