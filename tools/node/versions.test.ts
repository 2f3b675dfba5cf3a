import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { NODE_VERSIONS } from './versions.ts';

const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');
const oldest = NODE_VERSIONS[0].split('.').slice(0, 2).join('.');

test('the oldest Node that is tried is the oldest that is allowed, everywhere where it is said', () => {
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
  assert.equal(engines.node, `>=${oldest}`);
  assert.match(
    read('scripts/lib/node-version.mjs'),
    new RegExp(`REQUIRED = \\[${oldest.replace('.', ', ')}\\]`),
  );
  assert.match(read('README.md'), new RegExp(`Node ${oldest.replace('.', '\\.')} or newer`));
  const { devDependencies } = JSON.parse(read('backend/package.json')) as {
    devDependencies: Record<string, string>;
  };
  assert.match(devDependencies['@types/node'] ?? '', /^20\./);
});

test('the Node of the image and of a machine without Docker is tried', () => {
  const majors = NODE_VERSIONS.map((version) => version.split('.')[0]);
  const images = [...read('Dockerfile').matchAll(/^ARG NODE_IMAGE=node:(\d+)/gm)].map(([, major]) => major);
  assert.ok(images.length > 0);
  for (const major of images) assert.ok(majors.includes(major), `node:${major}`);
  const [, machine] = /with Node (\d+)/.exec(read('docs/operations/machine.md')) ?? [];
  assert.ok(majors.includes(machine ?? ''));
});

test('the overrides for the oldest Node are written down with the version at which they go', () => {
  const contributing = read('docs/contributing.md');
  const { overrides } = JSON.parse(read('package.json')) as { overrides: Record<string, unknown> };
  for (const name of ['file-type', '@nestjs/cli', '@nestjs/schematics', '@angular-devkit/core']) {
    assert.ok(name in overrides, name);
  }
  assert.match(contributing, /### When Node 20 goes/);
});
