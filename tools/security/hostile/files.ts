/** All malicious files, by the endpoints that accept their type. */
import * as archives from './archives.ts';
import * as pdfs from './pdfs.ts';
import * as pictures from './pictures.ts';

export interface HostileFile {
  name: string;
  fileName: string;
  make: () => Buffer;
}

const { armoured, ...plain } = pdfs;

const named = (makers: Record<string, () => Buffer>, extension: (name: string) => string): HostileFile[] =>
  Object.entries(makers).map(([name, make]) => ({ name, fileName: `${name}.${extension(name)}`, make }));

const archivesOf = (kind: RegExp) =>
  named(
    Object.fromEntries(Object.entries(archives).filter(([name]) => kind.test(name))),
    (name) => /^(docx|doc|xlsx|csv)/.exec(name)?.[0] ?? '',
  );

/** Files that may be named as a CV. */
export const CVS = [
  ...named(plain, () => 'pdf'),
  { name: 'ascii85', fileName: 'ascii85.pdf', make: () => armoured('ASCII85') },
  { name: 'asciiHex', fileName: 'asciiHex.pdf', make: () => armoured('ASCIIHex') },
  ...archivesOf(/^doc/),
];
export const PICTURES = named(pictures, () => 'jpg');
export const TABLES = archivesOf(/^(xlsx|csv)/);
