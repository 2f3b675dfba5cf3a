import assert from 'node:assert/strict';
import { test } from 'vitest';
import { checkPackages, licences, preReleases } from './packages.mjs';

test('the lock file has no pre-release without a reason and no licence that nobody read', () => {
  checkPackages();
});

test('a pre-release needs a reason, and a reason needs a pre-release', () => {
  const reasons = preReleases({}).length;
  assert.ok(reasons > 0);
  const problems = preReleases({
    '': { version: '1.0.0-rc.1' },
    'node_modules/a': { version: '2.0.0-rc.1' },
    'backend/node_modules/@b/c': { version: '1.0.0' },
    'node_modules/gensync': { version: '1.0.0-beta.2' },
  });
  assert.match(problems[0] ?? '', /^a 2\.0\.0-rc\.1 is a pre-release/);
  assert.equal(problems.length, reasons);
});

test('packages of the product have a known licence; of alternatives one is enough', () => {
  assert.deepEqual(
    licences({
      'node_modules/a': { license: 'MIT' },
      'node_modules/b': { license: '(MPL-2.0 OR Apache-2.0)' },
      'node_modules/c': { license: 'MIT AND OFL-1.1' },
      'node_modules/d': { license: 'AGPL-3.0', dev: true },
      'node_modules/e': { license: 'MIT AND AGPL-3.0' },
      'node_modules/f': {},
      'node_modules/pause': {},
    }),
    [
      'e has the licence MIT AND AGPL-3.0: read it and decide',
      'f has the licence unknown: read it and decide',
    ],
  );
});
