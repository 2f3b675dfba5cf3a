/** Checks that files named in comments and documents, and what documents link to, exist. */
import fs from 'node:fs';
import path from 'node:path';
import { Failure } from '../failure.mjs';
import { ROOT } from '../paths.mjs';

const NAME = /(?<![\w/.-])((?:[\w.-]+\/)*\w[\w-]*(?:\.[\w-]+)*\.(?:md|ts|tsx|mjs))(?![\w-])/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/[^\n]*/g;
const SOURCE = /\.(?:ts|tsx|mjs)$/;
/** Of these the files beside their folders. */
const FLAT = ['', 'backend', 'contract'];
/** The sources. */
const FOLDERS = [
  ...FLAT,
  'backend/src',
  'backend/test',
  'contract/src',
  'docs',
  'e2e',
  'frontend-backoffice/src',
  'frontend-public/app',
  'frontend-public/build-plugins',
  'frontend-public/content',
  'frontend-public/share-image',
  'scripts',
  'tools',
];
/** What the building of the product writes. */
const WRITTEN = /(?:^|\/)(?:node_modules|generated|test-results|playwright-report)\//;
/** Names that stand for any. */
const EXAMPLES = new Set(['file.md', 'spec.ts']);

/** @throws {Failure} listing each named file that does not exist */
export function checkReferences() {
  const files = FOLDERS.flatMap((folder) =>
    fs
      .readdirSync(path.join(ROOT, folder), {
        recursive: !FLAT.includes(folder),
        encoding: 'utf8',
      })
      .map((file) => path.posix.join(folder, file))
      .filter((file) => /\.(?:md|ts|tsx|mjs)$/.test(file) && !WRITTEN.test(file)),
  );
  const dangling = files.flatMap((file) => {
    const text = fs.readFileSync(path.join(ROOT, file), 'utf8');
    return [...missingIn(file, text, files), ...deadLinksIn(file, text)];
  });
  if (dangling.length === 0) return;
  throw new Failure(['Comments and documents name files that do not exist:', ...dangling].join('\n'));
}

/** @param {string} file @param {string} text @param {readonly string[]} files @returns {string[]} */
export function missingIn(file, text, files) {
  const told = SOURCE.test(file) ? [...text.matchAll(COMMENT)].map(([comment]) => comment).join('\n') : text;
  const names = [...told.matchAll(NAME)].map(([, name = '']) => name.replace(/^(?:\.\.?\/)+/, ''));
  return [...new Set(names)]
    .filter((name) => !EXAMPLES.has(name) && !files.some((one) => one === name || one.endsWith(`/${name}`)))
    .map((name) => `${file}: ${name}`);
}

const LINK = /\]\((\.{1,2}\/[^)#\s]+)/g;

/** Links of a document to files and folders that are not there. @param {string} file @param {string} text @returns {string[]} */
export function deadLinksIn(file, text) {
  if (!file.startsWith('docs/') && file !== 'README.md') return [];
  const targets = [...text.matchAll(LINK)].map(([, target = '']) => target);
  return targets
    .filter((target) => !fs.existsSync(path.join(ROOT, path.dirname(file), target)))
    .map((target) => `${file}: ${target}`);
}
