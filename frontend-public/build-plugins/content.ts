import { existsAsPage, languagesOf, type SiteLanguage } from '@hiring/contract/page';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import * as v from 'valibot';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { CONTENT, CONTENT_PATHS, contentFile, type ContentPath } from '../app/features/content/pages.ts';
import routes from '../app/routes.ts';
import { LAYOUTS } from './content-layouts.ts';

const FOLDER = resolve(import.meta.dirname, '../content');
const PARTS = /^---\n(?<fields>[\s\S]*?)\n---\n(?<body>[\s\S]*)$/;

/** One message for the person who edits the file: where, and what is wrong. */
class ContentError extends Error {
  constructor(file: string, messages: readonly string[]) {
    super(messages.map((message) => `content/${file}: ${message}`).join('\n'));
  }
}

const fileIn = (language: SiteLanguage, path: ContentPath): string => `${language}/${contentFile(path)}`;
const languagesWith = (path: ContentPath): SiteLanguage[] =>
  languagesOf(path).filter((language) => existsAsPage(language, path));

const pages = new Map(
  CONTENT_PATHS.flatMap((path) => languagesWith(path).map((language) => [fileIn(language, path), path])),
);

/** Entries of a list are counted from 1. */
const counted = (key: unknown): string => (typeof key === 'number' ? String(key + 1) : String(key));

function issueText({ type, path, expected, message }: v.BaseIssue<unknown>): string {
  const field = path?.map(({ key }) => counted(key)).join('.') ?? 'the fields';
  if (type !== 'strict_object' || !path) return `${field}: ${message}`;
  return expected === 'never' ? `${field}: there is no such field` : `${field}: is missing`;
}

/** As every editor writes it. */
const textOf = (file: string): string =>
  readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');

/** A file's page. @throws ContentError */
function readPage(folder: string, file: string, path: ContentPath): object {
  const { fields, body } = PARTS.exec(textOf(join(folder, file)))?.groups ?? {};
  if (fields === undefined || body === undefined)
    throw new ContentError(file, ['the fields stand at the beginning, between two lines of ---']);
  const layout = LAYOUTS[CONTENT[path]];
  try {
    const { issues, output } = v.safeParse(layout.fields, parse(fields));
    if (issues) throw new ContentError(file, issues.map(issueText));
    return { path, ...(output as object), ...layout.body(body) };
  } catch (error) {
    if (error instanceof ContentError) throw error;
    throw new ContentError(file, [(error as Error).message]);
  }
}

/** What may not differ between languages: fields, anchors, links, and how many entries a list has. */
const SAME = new Set(['to', 'id', 'topic', 'version', 'revised', 'name', 'kind', 'part', 'fact', 'is']);

/** The links and values of a sentence, whose order is that of its language. */
const namesIn = (spans: unknown): string =>
  [...JSON.stringify(spans).matchAll(/"(?:to|value)":"([^"]*)"/g)]
    .map(([, name]) => name)
    .sort()
    .join(', ');

/** Where a translation is not like the Spanish page. */
function differences(spanish: unknown, other: unknown, field: string): string[] {
  if (field.endsWith('.spans')) {
    const [here, there] = [namesIn(spanish), namesIn(other)];
    return here === there ? [] : [`${field}: has (${there}), in Spanish (${here})`];
  }
  if (typeof spanish !== 'object' || spanish === null || typeof other !== 'object' || other === null) {
    const key = field.slice(field.lastIndexOf('.') + 1);
    const like = typeof spanish === typeof other && (!SAME.has(key) || spanish === other);
    return like ? [] : [`${field}: is ${JSON.stringify(other)}, in Spanish ${JSON.stringify(spanish)}`];
  }
  const fields = new Set([...Object.keys(spanish), ...Object.keys(other)]);
  return [...fields].flatMap((name) => {
    const at = [...(field ? [field] : []), Array.isArray(spanish) ? counted(Number(name)) : name].join('.');
    const [here, there] = [spanish, other].map((page) => (page as Record<string, unknown>)[name]);
    if (there === undefined) return [`${at}: is missing, the Spanish page has it`];
    return here === undefined ? [`${at}: the Spanish page has none`] : differences(here, there, at);
  });
}

const ADDRESSES = new Set(routes.map(({ path = '' }) => `/${path}`));

/** Links to pages that do not exist. */
const wrongLinks = (page: unknown): string[] =>
  typeof page !== 'object' || page === null
    ? []
    : Object.entries(page).flatMap(([name, value]: [string, unknown]) => {
        if (name !== 'to' || typeof value !== 'string') return wrongLinks(value);
        const known = /^https?:/.test(value) || ADDRESSES.has(value.replace(/[?#].*/, ''));
        return known ? [] : [`there is no page ${value}`];
      });

/** Checks every content file. @throws ContentError naming the file, its field and what is wrong */
export function checkContent(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = name.replaceAll(sep, '/');
    if (file.endsWith('.md') && !pages.has(file)) throw new ContentError(file, ['no page has these words']);
  }
  const spanish = new Map<ContentPath, object>();
  // Spanish is the first language of each page.
  for (const [file, path] of pages) {
    if (!existsSync(join(folder, file)))
      throw new ContentError(file, [`is missing: the page ${path} needs it`]);
    const page = readPage(folder, file, path);
    const source = spanish.get(path) ?? page;
    spanish.set(path, source);
    const wrong = [...wrongLinks(page), ...differences(source, page, '')];
    if (wrong.length > 0) throw new ContentError(file, wrong);
  }
}

/** The words of the pages of content (docs/contributing.md): checked when a build starts, compiled to data. */
export function content(): Plugin {
  return {
    name: 'content',
    buildStart: () => checkContent(FOLDER),
    load(id) {
      const file = id.startsWith(FOLDER + sep) ? id.slice(FOLDER.length + 1).replaceAll(sep, '/') : '';
      const path = pages.get(file);
      if (!path) return null;
      const page = readPage(FOLDER, file, path);
      return { code: `export default ${JSON.stringify(page)}`, moduleType: 'js' };
    },
  };
}
