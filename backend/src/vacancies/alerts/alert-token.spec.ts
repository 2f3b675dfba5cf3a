import { makeAlertToken, readAlertToken } from './alert-token.js';

const KEY = Buffer.alloc(32, 1);
const ID = '3b241101-e2bb-4255-8caf-4136c566a962';

it('gives back the alert that a link was made for', () => {
  expect(readAlertToken(KEY, 'baja', makeAlertToken(KEY, 'baja', ID))).toBe(ID);
});

it('is the same each time, so that every message of an alert has the same address', () => {
  expect(makeAlertToken(KEY, 'baja', ID)).toBe(makeAlertToken(KEY, 'baja', ID));
});

it('is no good for another purpose or under another key', () => {
  const token = makeAlertToken(KEY, 'baja', ID);
  expect(readAlertToken(KEY, 'confirmar', token)).toBeNull();
  expect(readAlertToken(Buffer.alloc(32, 2), 'baja', token)).toBeNull();
});

it.each([
  ['', 'nothing'],
  [ID, 'an id'],
  [makeAlertToken(KEY, 'baja', ID).slice(1), 'a part'],
  [`${makeAlertToken(KEY, 'baja', ID)}A`, 'more'],
  [makeAlertToken(KEY, 'baja', ID).replace(/^./, 'A'), 'another id'],
  ['_'.repeat(65), 'characters alone'],
])('reads nothing from %j: %s', (token) => {
  expect(readAlertToken(KEY, 'baja', token)).toBeNull();
});
