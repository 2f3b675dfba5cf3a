import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';

const read = (name: string) => ({
  fileName: name,
  contents: readFileSync(join(import.meta.dirname, 'schemas', name), 'utf8'),
});

export type SchemaName = 'sitemap' | 'sitemap-index' | 'rss' | 'job-board-feed';

/** Schemas of other namespaces that one imports. */
const IMPORTED: Readonly<Record<SchemaName, readonly string[]>> = {
  sitemap: ['xhtml-link.xsd'],
  'sitemap-index': [],
  rss: ['atom-link.xsd'],
  'job-board-feed': [],
};

/** What an XML document has against its definition in `schemas/`; nothing when it is valid. */
export async function findXmlProblems(xml: string, schema: SchemaName): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'document.xml', contents: xml }],
    schema: [read(`${schema}.xsd`)],
    preload: IMPORTED[schema].map(read),
    // Enough for a sitemap of 45,000 URLs.
    maxMemoryPages: 8192,
  });
  return errors.map(({ message }) => message);
}
