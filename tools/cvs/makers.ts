import { execFile } from 'node:child_process';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { page } from './corpus/layouts.ts';
import type { Maker } from './corpus/layouts.ts';
import { findChromium } from '../../e2e/support/chromium.mjs';
import type { Odd } from './corpus/odd.ts';

const run = promisify(execFile);
const { resolve } = createRequire(import.meta.url);

/** A CV to make, and where. */
export interface Wanted {
  id: string;
  make: Maker | Odd['make'];
  /** HTML or the text itself, as its maker takes it. */
  source: string;
  language: string;
  title?: string | undefined;
  author?: string | undefined;
}

/** Programs of the system that a maker needs. */
const NEEDS: Record<Wanted['make'], readonly string[]> = {
  text: [],
  troff: ['groff', 'qpdf'],
  docx: ['pandoc'],
  markdown: ['pandoc'],
  html: [],
  chromium: [],
  letters: [],
  writer: ['soffice'],
  'writer-doc': ['soffice'],
  'pandoc-docx': ['pandoc'],
  scanned: ['img2pdf'],
};
const FONT = resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf');
const MOST_MS = 180_000;

const exists = (program: string): Promise<boolean> =>
  run('which', [program]).then(
    () => true,
    () => false,
  );

/** Makes what this machine can make and `folder` does not have. @returns the files by id, and why others are not made. */
export async function makeAll(
  wanted: readonly Wanted[],
  folder: string,
  tell: (text: string) => void,
): Promise<{ files: Map<string, string>; missing: Map<string, string> }> {
  await mkdir(folder, { recursive: true });
  const files = new Map<string, string>();
  const missing = new Map<string, string>();
  const lacks = new Map<string, boolean>();
  for (const program of new Set(Object.values(NEEDS).flat())) lacks.set(program, !(await exists(program)));
  const extensions = ['pdf', 'docx', 'doc'];
  const possible = wanted.filter(({ id, make }) => {
    const there = extensions.map((one) => path.join(folder, `${id}.${one}`)).find((file) => existsSync(file));
    if (there) files.set(id, there);
    if (there) return false;
    const lack = NEEDS[make].find((program) => lacks.get(program));
    if (lack) missing.set(id, `${lack} is not installed`);
    return !lack;
  });
  const of = (...makes: Wanted['make'][]) => possible.filter(({ make }) => makes.includes(make));
  const at = (id: string, extension: string): string => {
    const file = path.join(folder, `${id}.${extension}`);
    files.set(id, file);
    return file;
  };

  tell('texts');
  for (const one of of('text')) await writeText(one, at(one.id, 'pdf'));
  for (const { id, source } of of('troff')) {
    const file = path.join(folder, `${id}.pdf`);
    const failed = await writeTroff(source, file).then(
      () => null,
      () => 'groff cannot write PDF here',
    );
    if (failed) missing.set(id, failed);
    else files.set(id, file);
  }
  tell('pandoc');
  for (const { id, make, source } of of('docx', 'markdown', 'pandoc-docx')) {
    const from = make === 'markdown' ? 'markdown' : 'html';
    const text = make === 'docx' ? paragraphs(source) : source;
    const input = path.join(folder, `${id}.input`);
    await writeFile(input, text);
    await run('pandoc', ['-f', from, '-t', 'docx', '-o', at(id, 'docx'), input]);
  }
  tell('Chromium');
  await print(of('chromium', 'html', 'scanned'), folder, (one) =>
    one.make === 'scanned' ? path.join(folder, `${one.id}.png`) : at(one.id, 'pdf'),
  );
  for (const { id } of of('scanned')) {
    await run('img2pdf', [path.join(folder, `${id}.png`), '-o', at(id, 'pdf')]);
  }
  tell('LibreOffice');
  await convert(of('writer'), folder, 'pdf:writer_web_pdf_Export', (id) => at(id, 'pdf'));
  await convert(of('writer-doc'), folder, 'doc:MS Word 97', (id) => at(id, 'doc'));
  return { files, missing };
}

/** A line of a text is a paragraph of Word. */
const paragraphs = (source: string): string =>
  source
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('');

async function writeText({ source, title, author }: Wanted, file: string): Promise<void> {
  const { default: PDFDocument } = await import('pdfkit');
  const info = { ...(title ? { Title: title } : {}), ...(author ? { Author: author } : {}) };
  const document = new PDFDocument({ info, font: FONT });
  for (const line of source.split('\n')) {
    if (line.trim()) document.text(line);
    else document.moveDown();
  }
  document.end();
  await pipeline(document as unknown as NodeJS.ReadableStream, createWriteStream(file));
}

/** Through qpdf, so that the objects are in streams. */
async function writeTroff(source: string, file: string): Promise<void> {
  const input = `${file}.tr`;
  await writeFile(input, source);
  const { stdout } = await run('groff', ['-k', '-Tpdf', input], { encoding: 'buffer' });
  await writeFile(`${file}.plain`, stdout);
  await run('qpdf', ['--object-streams=generate', '--linearize', `${file}.plain`, file]);
}

async function print(
  wanted: readonly Wanted[],
  folder: string,
  fileOf: (one: Wanted) => string,
): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium() });
  try {
    const tab = await browser.newPage();
    for (const one of wanted) {
      const input = path.join(folder, `${one.id}.html`);
      await writeFile(input, wholePage(one));
      await tab.goto(`file://${input}`);
      const file = fileOf(one);
      if (one.make === 'scanned') await tab.screenshot({ path: file });
      else await tab.pdf({ path: file, preferCSSPageSize: true, printBackground: true });
    }
  } finally {
    await browser.close();
  }
}

const wholePage = ({ source, title = '' }: Wanted): string =>
  source.startsWith('<!doctype') ? source : page({ language: 'es' }, '', source, title);

/** All at once: LibreOffice takes seconds to start. */
async function convert(
  wanted: readonly Wanted[],
  folder: string,
  to: string,
  fileOf: (id: string) => string,
): Promise<void> {
  if (wanted.length === 0) return;
  const extension = to.split(':')[0] ?? to;
  const inputs = path.join(folder, `inputs-${extension}`);
  const made = path.join(folder, `made-${extension}`);
  await mkdir(inputs, { recursive: true });
  for (const one of wanted) await writeFile(path.join(inputs, `${one.id}.html`), wholePage(one));
  await run(
    'soffice',
    [
      `-env:UserInstallation=file://${path.join(folder, 'office')}`,
      '--headless',
      '--convert-to',
      to,
      '--outdir',
      made,
      ...wanted.map(({ id }) => path.join(inputs, `${id}.html`)),
    ],
    { timeout: MOST_MS },
  );
  for (const { id } of wanted) await rename(path.join(made, `${id}.${extension}`), fileOf(id));
}

export const typeOf = async (file: string): Promise<string> => {
  const head = (await readFile(file)).subarray(0, 4).toString('latin1');
  if (head === '%PDF') return 'application/pdf';
  return head.startsWith('PK')
    ? 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    : 'application/msword';
};
