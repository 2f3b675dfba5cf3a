/** Compiles the product's sources one by one, without type checks, into a folder beside them. */
import { transformFile } from '@swc/core';
import fs from 'node:fs';
import path from 'node:path';

const BACKEND = path.join(import.meta.dirname, '../..');
const SOURCES = path.join(BACKEND, 'src');
/** As deep as `dist`, because the product uses relative paths. runtime.cjs reads it. */
const COMPILED = path.join(BACKEND, '.test-build');

const options = {
  swcrc: false,
  sourceMaps: /** @type {const} */ ('inline'),
  module: { type: /** @type {const} */ ('es6') },
  jsc: {
    target: /** @type {const} */ ('es2023'),
    parser: { syntax: /** @type {const} */ ('typescript'), decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    keepClassNames: true,
  },
};

/** @param {string} file */
const writtenAt = async (file) => (await fs.promises.stat(file).catch(() => undefined))?.mtimeMs ?? 0;

/** @param {string} folder @param {string} extension */
const filesOf = (folder, extension) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(extension) && !name.endsWith(`.spec${extension}`))
    .map((name) => name.slice(0, -extension.length));

/** Another run may load it at this moment: it must not see half a file. @param {string} file @param {string} text */
async function replace(file, text) {
  await fs.promises.mkdir(path.dirname(file), { recursive: true });
  await fs.promises.writeFile(`${file}.${process.pid}`, text);
  await fs.promises.rename(`${file}.${process.pid}`, file);
}

/** Writes the compiled product that the specs run, and its data files: what has changed since it was compiled. */
export async function compileProduct() {
  const names = filesOf(SOURCES, '.ts');
  await fs.promises.mkdir(COMPILED, { recursive: true });
  const sources = new Set(names);
  const gone = filesOf(COMPILED, '.js').filter((name) => !sources.has(name));
  await Promise.all(gone.map((name) => fs.promises.rm(path.join(COMPILED, `${name}.js`))));
  const isOld = async (/** @type {string} */ source, /** @type {string} */ target) =>
    (await writtenAt(target)) <= (await writtenAt(source));
  await Promise.all([
    ...names.map(async (name) => {
      const source = path.join(SOURCES, `${name}.ts`);
      const target = path.join(COMPILED, `${name}.js`);
      if (await isOld(source, target)) await replace(target, (await transformFile(source, options)).code);
    }),
    ...filesOf(SOURCES, '.json').map(async (name) => {
      const source = path.join(SOURCES, `${name}.json`);
      const target = path.join(COMPILED, `${name}.json`);
      if (await isOld(source, target)) await replace(target, await fs.promises.readFile(source, 'utf8'));
    }),
  ]);
}
