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

/** Writes the compiled product that the specs run. */
export async function compileProduct() {
  const files = fs
    .readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'));
  await Promise.all(
    files.map(async (name) => {
      const source = path.join(SOURCES, name);
      const target = path.join(COMPILED, name.replace(/\.ts$/, '.js'));
      const { code } = await transformFile(source, options);
      await fs.promises.mkdir(path.dirname(target), { recursive: true });
      // Another run may load it at this moment: it must not see half a file.
      await fs.promises.writeFile(`${target}.${process.pid}`, code);
      await fs.promises.rename(`${target}.${process.pid}`, target);
    }),
  );
}
