/** Writes what the sources of the contract import: the types of the API's document, and the catalogues of words. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import PO from 'pofile';
import ts from 'typescript';

const folder = new URL('./src/generated/', import.meta.url);
const catalogues = new URL('./words/', import.meta.url);

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

async function words() {
  const files = (await readdir(catalogues)).filter((file) => file.endsWith('.po')).sort();
  const languages = await Promise.all(
    files.map(async (file) => [
      file.slice(0, -'.po'.length),
      await translationsIn(new URL(file, catalogues)),
    ]),
  );
  return `export const CATALOGUES = ${JSON.stringify(Object.fromEntries(languages), null, 2)};\n`;
}

await mkdir(folder, { recursive: true });
await writeFile(new URL('api.ts', folder), await apiTypes());
await writeFile(new URL('words.ts', folder), await words());
