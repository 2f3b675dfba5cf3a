/** Writes what the sources of the contract import: the types of the API's document, and the catalogues of words. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import PO from 'pofile';
import ts from 'typescript';

const folder = new URL('./src/generated/', import.meta.url);
/** What the contract says itself, and what only the server says. */
const shared = new URL('./words/', import.meta.url);
const ofServer = new URL('./words/server/', import.meta.url);

/** The types of the API's document; a file of a form is a `Blob`, which openapi-typescript would call a string. */
async function apiTypes() {
  const blob = ts.factory.createTypeReferenceNode('Blob');
  const types = await openapiTS(new URL('./openapi.json', import.meta.url), {
    alphabetize: true,
    // Whoever asks may leave out what has a default.
    defaultNonNullable: false,
    transform: ({ format }) => (format === 'binary' ? blob : undefined),
  });
  return astToString(types);
}

/**
 * The translations of a catalogue by the Spanish text. A text whose translation is empty or marked `fuzzy` is left out:
 * it is said in Spanish, and words.spec.ts names it.
 */
async function translationsIn(file) {
  const words = new Map();
  for (const { msgid, msgstr, flags, obsolete } of PO.parse(await readFile(file, 'utf8')).items) {
    const [translation] = msgstr;
    if (words.has(msgid)) throw new Error(`contract/words has "${msgid}" twice in ${file.pathname}`);
    if (translation && !flags.fuzzy && !obsolete) words.set(msgid, translation);
  }
  return Object.fromEntries(words);
}

/** A module for each language, because a page loads that of its own. */
async function writeWords(from, to) {
  await mkdir(to, { recursive: true });
  for (const file of (await readdir(from)).filter((name) => name.endsWith('.po'))) {
    const words = JSON.stringify(await translationsIn(new URL(file, from)), null, 2);
    const code = `import type { Words } from '../../words.js';\n\nexport const WORDS: Words = ${words};\n`;
    await writeFile(new URL(file.replace(/po$/, 'ts'), to), code);
  }
}

await mkdir(folder, { recursive: true });
await writeFile(new URL('api.ts', folder), await apiTypes());
await writeWords(shared, new URL('words/', folder));
await writeWords(ofServer, new URL('words-of-server/', folder));
