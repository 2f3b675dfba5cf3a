import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { HOUSE_WORDS } from './house-words.js';

const ROOT = join(import.meta.dirname, '../../../..');
/** Sources with texts that people read: screens, e-mails, errors, logs, demo data and examples of the API. */
const FOLDERS = [
  'contract/src',
  'backend/src',
  'frontend-public/app',
  'frontend-public/content/es',
  'frontend-backoffice/src',
];
/** Tests; landed texts of migrations; other languages; made files; words that CVs and bad passwords use. */
const LEFT_OUT =
  /\.(spec|test|d)\.tsx?$|\/migrations\/|contract\/src\/(words|generated)\/|contract\/src\/api\.ts$|\/cv\/reading\/|demo\/data\/(cvs|people)\.json$|common-passwords\.ts$/;
const QUERY =
  /\b(SELECT|FROM|WHERE|CREATE|UPDATE|DELETE|INSERT|CASE|JOIN|from|select|where|when)\b|lower\(|[:=]email\b|\.email as /;
/** Names of fields, paths and codes: they stay as programs know them. */
const CODE = /^[a-z][\w./:-]*$|^\/[\w./:{}-]*|[{:]emails?\b/;

interface Text {
  place: string;
  text: string;
}

function textsOfCode(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(ROOT, file), 'utf8'),
    ts.ScriptTarget.ESNext,
    true,
  );
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText().startsWith('sql')) return;
    if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) texts.push(node.text);
    else if (ts.isTemplateExpression(node)) {
      texts.push(node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join(''));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

function textsOf(file: string): string[] {
  if (/\.tsx?$/.test(file)) return textsOfCode(file);
  if (file.endsWith('.json')) return textsIn(JSON.parse(readFileSync(join(ROOT, file), 'utf8')));
  return file.endsWith('.md') ? readFileSync(join(ROOT, file), 'utf8').split('\n') : [];
}

/** Every text of the sources, each on one line. */
function textsOfSources(): Text[] {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  return files
    .filter((file) => !LEFT_OUT.test(file))
    .flatMap((place) => {
      return textsOf(place).map((text) => ({ place, text: text.replace(/\s+/g, ' ').trim() }));
    })
    .filter(({ text }) => !QUERY.test(text) && !CODE.test(text));
}

const texts = textsOfSources();

it('finds the texts of the screens, of e-mails and of the API', () => {
  expect(texts.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      'Correo o contraseña incorrectos',
      'Más filtros',
      '¡Enhorabuena! El puesto es tuyo',
      'Hemos recibido tu candidatura: {{puesto}}',
      'Política de privacidad',
    ]),
  );
});

it.each(HOUSE_WORDS.map((word) => [String(word.old), word] as const))(
  'no text says %s',
  (_name, { old, now, except = [] }) => {
    const said = texts.filter(({ text }) => old.test(text));
    const wrong = said.filter(({ text }) => !except.some(([right]) => right.test(text)));
    expect(wrong.map(({ place, text }) => `${place}: ${text} (now: ${now})`)).toEqual([]);
  },
);

/** Labels and titles: short, without a full stop. */
const LABEL = /^(?!El campo )(\S+ ){0,5}\S+(?<![.;])$/;
const CAPITAL = /(?<=\p{Ll},? )\p{Lu}\p{Ll}{2,}/gu;
const NAMES =
  /^(RRHH|Candidaturas|Entrevistas|Importaciones|Documentos|Mis|Suprimir|Excel|Mac|Unicode|Google|Analytics|Ireland|Limited|Madrid|Barcelona|Cataluña|Llobregat|Vallès|Penedès|Franca|York|Ángeles|JavaScript|Seguridad|Social|Whats)$/;

it('labels and titles have a capital letter at their beginning and in names only', () => {
  const labels = texts.filter(
    ({ place, text }) =>
      /^frontend-public|i18n\/es|contract\/src\/(?!profile|places|provinces)/.test(place) &&
      !/careers\/map/.test(place) &&
      LABEL.test(text),
  );
  expect(labels.length).toBeGreaterThan(1000);
  const wrong = labels.filter(({ text }) => (text.match(CAPITAL) ?? []).some((word) => !NAMES.test(word)));
  expect(wrong.map(({ place, text }) => `${place}: ${text}`)).toEqual([]);
});

it('every exception of the list stands for a text that exists', () => {
  const unused = HOUSE_WORDS.flatMap(({ old, except = [] }) =>
    except.filter(([right]) => !texts.some(({ text }) => old.test(text) && right.test(text))),
  );
  expect(unused.map(([right]) => String(right))).toEqual([]);
});
