import { makeAlertToken, readAlertToken } from './alert-token.js';

const KEY = Buffer.alloc(32, 1);
const ID = '3b241101-e2bb-4255-8caf-4136c566a962';

it('a token gives back the alert of its link', () => {
  expect(readAlertToken(KEY, 'baja', makeAlertToken(KEY, 'baja', ID))).toBe(ID);
});

it('a token is always the same, so that every message of an alert has the same link', () => {
  expect(makeAlertToken(KEY, 'baja', ID)).toBe(makeAlertToken(KEY, 'baja', ID));
});

it('a token for another purpose or with another key is refused', () => {
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
])('the token %j is refused: %s', (token) => {
  expect(readAlertToken(KEY, 'baja', token)).toBeNull();
});
