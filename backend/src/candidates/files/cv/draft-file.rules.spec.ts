import type { StoredFile } from '../../../platform/files/storage/stored-file.entity.js';
import { draftFileOf } from './draft-file.rules.js';

const held = { id: 'held' } as StoredFile;

it('a form that names no file, or the one that the person has, takes none of the draft', () => {
  expect(draftFileOf(undefined, held, null)).toBeNull();
  expect(draftFileOf('', held, null)).toBeNull();
  expect(draftFileOf('current', held, 'current')).toBeNull();
});

it('a form takes the file that it names, unless another device has replaced it', () => {
  expect(draftFileOf('held', held, 'current')).toBe(held);
  for (const file of [held, null]) {
    expect(() => draftFileOf('earlier', file, 'current')).toThrow(
      expect.objectContaining({ code: 'validation_failed' }),
    );
  }
});
