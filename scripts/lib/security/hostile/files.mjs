/** Every file that is made to hurt, by the doors that take its kind. */
import * as archives from './archives.mjs';
import * as pdfs from './pdfs.mjs';
import * as pictures from './pictures.mjs';

/** @typedef {{ name: string, fileName: string, make: () => Buffer }} HostileFile */

const { armoured, ...plain } = pdfs;

/** @param {Record<string, () => Buffer>} makers @param {(name: string) => string} extension @returns {HostileFile[]} */
const named = (makers, extension) =>
  Object.entries(makers).map(([name, make]) => ({ name, fileName: `${name}.${extension(name)}`, make }));

/** @param {RegExp} kind */
const archivesOf = (kind) =>
  named(
    Object.fromEntries(Object.entries(archives).filter(([name]) => kind.test(name))),
    (name) => /^(docx|doc|xlsx|csv)/.exec(name)?.[0] ?? '',
  );

/** What may be called a CV. */
export const CVS = [
  ...named(plain, () => 'pdf'),
  { name: 'ascii85', fileName: 'ascii85.pdf', make: () => armoured('ASCII85') },
  { name: 'asciiHex', fileName: 'asciiHex.pdf', make: () => armoured('ASCIIHex') },
  ...archivesOf(/^doc/),
];
export const PICTURES = named(pictures, () => 'jpg');
export const TABLES = archivesOf(/^(xlsx|csv)/);
