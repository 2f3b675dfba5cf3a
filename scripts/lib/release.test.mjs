import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'vitest';
import { brotliDecompressSync } from 'node:zlib';
import { ROOT } from './paths.mjs';
import { dateOf, whyNot } from './release.mjs';
import { compareVersions, readReleases, RELEASES, releasedDocument } from './releases.mjs';
import { licenceList } from './supply.mjs';

test('a version needs a higher number, a dated heading, and a higher first number when programs break', () => {
  const release = { version: '1.1.0', date: '2026-12-01', last: '1.0.0', breaks: 0 };
  assert.equal(whyNot(release), undefined);
  assert.match(whyNot({ ...release, version: '1.0.0' }) ?? '', /is released already/);
  assert.match(whyNot({ ...release, date: undefined }) ?? '', /no heading/);
  assert.match(whyNot({ ...release, breaks: 2 }) ?? '', /first number must rise/);
  assert.equal(whyNot({ ...release, version: '2.0.0', breaks: 2 }), undefined);
  assert.equal(dateOf('1.0.0', '# C\n\n## [1.0.0] - 2026-11-22\n'), '2026-11-22');
  assert.equal(dateOf('1.0.0', '## [1x0.0] - 2026-11-22'), undefined);
  assert.ok(compareVersions('1.10.0', '1.9.0') > 0 && compareVersions('1.0.0', '1.0.0') === 0);
});

test('each released version has an installation that later versions upgrade', () => {
  const kept = fs.readdirSync(path.join(ROOT, 'backend/test/operations/upgrades/fixtures'));
  for (const { version, migration } of readReleases()) {
    assert.ok(kept.includes(`${Number(migration.slice(-3))}-version-${version}.age`), version);
  }
});

test('each released version has its API document, packages, licences and commit', () => {
  for (const { version, commit, migration } of readReleases()) {
    assert.match(commit, /^[0-9a-f]{40}$/);
    assert.match(migration, /^\w+\d{13}$/);
    assert.ok(Object.keys(releasedDocument(version).paths).length > 100);
    const bill = JSON.parse(
      brotliDecompressSync(fs.readFileSync(path.join(RELEASES, version, 'sbom.cdx.json.br'))).toString(),
    );
    assert.equal(bill.bomFormat, 'CycloneDX');
    assert.equal(bill.metadata.component.version, version);
    assert.equal(fs.readFileSync(path.join(RELEASES, version, 'licences.tsv'), 'utf8'), licenceList(bill));
  }
});
