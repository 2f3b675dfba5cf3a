import assert from 'node:assert/strict';
import { test } from 'node:test';
import { installed, once } from './scanner.ts';
import { judge } from './verdict.ts';

const finding = { key: 'xss', detail: 'GET /a' };
const reviewed = [{ scanner: 'one', key: 'csp', matches: /inline/, reason: 'styles of a library' }];

test('a scanner that does not find its hole has failed, whatever it says of the product', () => {
  assert.equal(judge('one', { hole: [], found: [] }, []).state, 'failed');
});

test('a finding without a reason fails, one with a reason does not', () => {
  const hole = [finding];
  assert.deepEqual(judge('one', { hole, found: [finding] }, []).lines, ['xss: GET /a']);
  const explained = { key: 'csp', detail: 'inline styles' };
  assert.equal(judge('one', { hole, found: [explained] }, reviewed).state, 'passed');
  assert.equal(judge('one', { hole, found: [{ ...explained, detail: 'none' }] }, reviewed).state, 'failed');
  assert.equal(judge('two', { hole, found: [explained] }, reviewed).state, 'failed');
});

test('a reason that explains nothing any more fails', () => {
  assert.match(judge('one', { hole: [finding], found: [] }, reviewed).lines[0] ?? '', /not found any more/);
});

test('a program that the machine lacks is told from one that it has', () => {
  assert.equal(installed('a-program-that-nobody-has'), undefined);
  assert.ok(installed('node'));
  assert.deepEqual(once([finding, finding]), [finding]);
});
