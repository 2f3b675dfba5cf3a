import { transformFileSync } from '@swc/core';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A thread is started by node alone, which reads no TypeScript: its program is compiled beside the packages it uses. */
export function compiledWorker(): string {
  const source = join(import.meta.dirname, '../src/cv-reading/extract-text.worker.ts');
  const folder = join(import.meta.dirname, '../../node_modules/.cache/cv-reading');
  const { code } = transformFileSync(source, {
    swcrc: false,
    jsc: { target: 'es2023', parser: { syntax: 'typescript' } },
    module: { type: 'es6' },
  });
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'extract-text.mjs');
  // Several runs may write it at once: none may see half a file.
  writeFileSync(`${path}.${process.pid}`, code);
  renameSync(`${path}.${process.pid}`, path);
  return path;
}
