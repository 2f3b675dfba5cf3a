/** Writes the types of the API's document; a file of a form is a `Blob`, which openapi-typescript would call a string. */
import { mkdir, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const folder = new URL('./src/generated/', import.meta.url);
const blob = ts.factory.createTypeReferenceNode('Blob');

const types = await openapiTS(new URL('./openapi.json', import.meta.url), {
  alphabetize: true,
  // Whoever asks may leave out what has a default.
  defaultNonNullable: false,
  transform: ({ format }) => (format === 'binary' ? blob : undefined),
});
await mkdir(folder, { recursive: true });
await writeFile(new URL('api.ts', folder), astToString(types));
