import { OTHER_LANGUAGES, SITE_LANGUAGES, SOURCE_LANGUAGE, type SiteLanguage } from '@hiring/contract/page';
import { WORDS } from '@hiring/contract/words';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { byTextKey, textKey } from '../app/lib/language/text-key.ts';
import { idsIn, type ScriptWords, type WordsOfScripts } from '../app/lib/language/words-of-scripts.ts';

type Words = Record<string, unknown>;

/** An id of a sentence, as Lingui makes it, in any quotes. */
const ID = /["'`]([A-Za-z0-9+/]{6})["'`]/g;

/** Texts of the contract: scripts name them by the text, lists of words by its key. */
const SHARED = Object.keys(WORDS.ca);
if (new Set(SHARED.map(textKey)).size < SHARED.length)
  throw new Error('Two texts of the contract have one key.');

const ROOT = resolve(import.meta.dirname, '..');
const APP = join(ROOT, 'app') + sep;
const NEEDED_WORDS = join(APP, 'lib/language/needed-words.ts');

/** Ending of the module that stands for a part in its `import()`. */
const PART = '?part';

/** Scripts of every page. */
const SHELL = ['entry.client', 'root'];

const has = (code: string, text: string): boolean =>
  ['"', "'", '`'].some((quote) => code.includes(quote + text + quote));

/** The compiled sentences of a language, those of the contract included. */
async function wordsIn(language: SiteLanguage): Promise<Words> {
  const config = getConfig({ cwd: ROOT });
  const shared = OTHER_LANGUAGES.find((other) => other === language);
  const words: Words = shared ? byTextKey(WORDS[shared]) : {};
  for (const catalogue of await getCatalogs(config)) {
    const { messages } = await catalogue.getTranslations(language, {
      fallbackLocales: {},
      sourceLocale: SOURCE_LANGUAGE,
    });
    const { source } = createCompiledCatalog(language, messages, { namespace: 'json' });
    Object.assign(words, (JSON.parse(source) as { messages: Words }).messages);
  }
  return words;
}

type Chunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'code' | 'imports' | 'dynamicImports' | 'isEntry' | 'facadeModuleId'
>;

const pathOf = ({ fileName }: Chunk) => `/${fileName}`;

function scriptsOf(chunks: readonly Chunk[], parts: ReadonlySet<string>): WordsOfScripts['scripts'] {
  const entries = chunks.map((chunk): [string, ScriptWords] => {
    const ids = [...chunk.code.matchAll(ID)].map(([, id]) => id ?? '');
    const words = new Set([...ids, ...SHARED.filter((text) => has(chunk.code, text)).map(textKey)]);
    const loads = [...chunk.imports, ...chunk.dynamicImports.filter((name) => !parts.has(name))];
    return [pathOf(chunk), { words: [...words], loads: loads.map((name) => `/${name}`) }];
  });
  return Object.fromEntries(entries);
}

/** The scripts of pages by the parts that they may load, also through another part. */
function pagesOfParts(chunks: readonly Chunk[], parts: ReadonlySet<string>): Map<string, string[]> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const pages = new Map<string, string[]>([...parts].map((part) => [part, []]));
  for (const page of chunks.filter(({ isEntry }) => isEntry)) {
    const reached = new Set([page.fileName]);
    for (const name of reached) {
      const { imports = [], dynamicImports = [] } = byName.get(name) ?? {};
      for (const next of [...imports, ...dynamicImports]) reached.add(next);
      if (parts.has(name)) pages.get(name)?.push(pathOf(page));
    }
  }
  return pages;
}

/**
 * A page carries only its own words in its language. This writes for the server which sentences each script may show
 * (app/lib/language/rendering.server.ts). A part of a page that comes later, a component behind `import()`, waits for a
 * file with its words (app/lib/language/needed-words.ts), which is written here for each language.
 */
export function pageWords(file: string): Plugin {
  let written: WordsOfScripts = { folder: '', scripts: {} };
  return {
    name: 'page-words',
    apply: 'build',
    async resolveDynamicImport(specifier, importer) {
      if (typeof specifier !== 'string' || !importer?.startsWith(APP)) return null;
      const found = await this.resolve(specifier, importer);
      // Components have words, and a module whose name says so; what others say is in the words of the page.
      return found?.id.startsWith(APP) && /\.(tsx|part\.ts)$/.test(found.id) ? found.id + PART : null;
    },
    async load(id) {
      if (!id.endsWith(PART)) return null;
      const part = id.slice(0, -PART.length);
      const hasDefault = /^export default\b/m.test(await readFile(part, 'utf8'));
      return [
        `import { needWords } from ${JSON.stringify(NEEDED_WORDS)};`,
        `export * from ${JSON.stringify(part)};`,
        hasDefault ? `export { default } from ${JSON.stringify(part)};` : '',
        'await needWords(import.meta.url);',
      ].join('\n');
    },
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((chunk) => chunk.type === 'chunk');
      const parts = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(PART));
      const scripts = scriptsOf(chunks, new Set(parts.map(({ fileName }) => fileName)));
      const shell = chunks.filter(({ name, isEntry }) => isEntry && SHELL.includes(name));
      const ofShell = shell.map(pathOf);
      const pages = pagesOfParts(chunks, new Set(parts.map(({ fileName }) => fileName)));
      /** What the document of every page with this part carries. */
      const knownAround = (part: Chunk) => {
        const documents = (pages.get(part.fileName) ?? []).map(
          (page) => new Set(idsIn(scripts, [...ofShell, page])),
        );
        return (id: string) => documents.every((words) => words.has(id));
      };
      const languages = await Promise.all(
        SITE_LANGUAGES.map(async (language) => [language, await wordsIn(language)] as const),
      );
      const version = createHash('sha256').update(JSON.stringify(languages)).digest('hex').slice(0, 8);
      const folder = `assets/words-${version}`;
      for (const [language, all] of languages) {
        for (const part of parts) {
          const known = knownAround(part);
          const ids = idsIn(scripts, [pathOf(part)]).filter((id) => id in all && !known(id));
          const words = Object.fromEntries(ids.map((id) => [id, all[id]]));
          this.emitFile({
            type: 'asset',
            fileName: `${folder}/${language}/${basename(part.fileName)}`,
            source: `export default ${JSON.stringify(words)}`,
          });
        }
      }
      written = { folder: `/${folder}`, scripts };
    },
    async writeBundle() {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify(written));
    },
  };
}
