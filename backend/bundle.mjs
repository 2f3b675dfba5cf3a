/**
 * Joins the compiled files that a server consists of into few: opening a thousand files was a fifth of a start. Packages
 * stay where they are installed; what is imported on demand stays a file of its own. The old names lead to the new files.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rolldown } from 'rolldown';

const DIST = path.join(import.meta.dirname, 'dist');
const BUNDLE = path.join(DIST, 'bundle');

/** What one process loads together has to be here together: a class that is in two files is two classes. */
const ENTRIES = [
  'main.js',
  'recovered.js',
  'serve.js',
  'migrate.js',
  'demo/seed.js',
  'platform/database/connections/statement-observer.js',
];

/** A module that looks for files beside itself goes on to find them from its new place. */
const oldPlaces = {
  name: 'old-places',
  /** @param {string} code @param {string} id */
  transform(code, id) {
    if (!code.includes('import.meta') || !id.startsWith(DIST)) return null;
    const file = path.relative(BUNDLE, id);
    return code
      .replaceAll('import.meta.url', `new URL(${JSON.stringify(file)}, import.meta.url).href`)
      .replaceAll(
        'import.meta.dirname',
        `(import.meta.dirname + ${JSON.stringify(`/${path.dirname(file)}`)})`,
      );
  },
};

const nameOf = (/** @type {string} */ entry) => entry.replace('.js', '').replaceAll('/', '-');

const bundle = await rolldown({
  input: Object.fromEntries(ENTRIES.map((entry) => [nameOf(entry), path.join(DIST, entry)])),
  platform: 'node',
  external: (id) => /^[^./]/.test(id) && !id.startsWith('@hiring/'),
  plugins: [oldPlaces],
});
await bundle.write({
  dir: BUNDLE,
  // Names of classes are names of schemas in the API's document.
  keepNames: true,
  // In one folder: see `oldPlaces`.
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
});
await bundle.close();
for (const entry of ENTRIES) {
  const up = '../'.repeat(entry.split('/').length - 1) || './';
  await writeFile(path.join(DIST, entry), `export * from '${up}bundle/${nameOf(entry)}.js';\n`);
}
