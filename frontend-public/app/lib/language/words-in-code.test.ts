import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const APP = join(import.meta.dirname, '../..');

/** Pages of the staff, and files for programs: Spanish only. */
const SPANISH_ONLY =
  /features\/(people|scorecards|approvals|feeds)\/|features\/portal\/StaffPortal|routes\/(approval|scorecard|vacancy-preview)|lib\/language\//;
/** Names, code words and messages of errors that nobody reads on a page. */
const NO_WORDS = [
  /^(WhatsApp|LinkedIn|Castellano|Español|Content-Type|Cache-Control|Referrer-Policy|Idempotency-Key)$/,
  // Values of the API and of browsers.
  /^(Pendiente|Notification|Macintosh)$/,
  /^(Home|End|Escape|Enter|ArrowUp|ArrowDown|ArrowLeft|ArrowRight|Tab)$/,
];
/** Facts that are data of maps and of structured data for search engines. */
const DATA = /features\/(seo|careers\/map)\/|lib\/(deferred-start|guard|typed-early)\.ts$/;

const HUMAN =
  /[áéíóúñ¿¡«»]|^[A-ZÁÉÍÓÚÑ¿¡][a-záéíóúñ]{2,}([ ,.:;!?]|$)|\s(de|la|el|los|las|que|en|un|una|con|por|no|tu|se|y|del|para|su)\s/;
const CLASSES =
  /(^|\s)(flex|grid|block|hidden|absolute|relative|font-|text-|px-|py-|p-|m[tbsexy]?-|size-|gap-|rounded|border|bg-|hover:|focus|lg:|sm:|max-|min-|w-|h-|space-|group|control|truncate)/;
const NO_TEXT =
  /^(https?:|\/|#|\.|@|M-?\d|[a-z]+[A-Z]|[a-z0-9_.:-]+$|[A-Z0-9_]+$)|translate\(|^(a|button|input|main|\[)/;

function isMacro(node: ts.Node): boolean {
  if (ts.isTaggedTemplateExpression(node)) return /^(t|msg)$/.test(node.tag.getText());
  if (ts.isJsxElement(node)) return /^(Trans|Plural)$/.test(node.openingElement.tagName.getText());
  if (ts.isJsxSelfClosingElement(node)) return /^(Trans|Plural)$/.test(node.tagName.getText());
  return ts.isCallExpression(node) && /^(plural|select|t|msg)$/.test(node.expression.getText());
}

const isNoText = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isTypeNode(node) ||
  (ts.isJsxAttribute(node) && /^(className|d|points|transform|viewBox|rel)$/.test(node.name.getText())) ||
  (ts.isNewExpression(node) && node.expression.getText() === 'Error');

/** Texts that look like a sentence or a label and are not in the catalogues. */
function wordsOutside(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isMacro(node) || isNoText(node)) return;
    const text = ts.isJsxText(node) ? node.text : ts.isStringLiteralLike(node) ? node.text : null;
    const inTemplate = ts.isTemplateExpression(node)
      ? node
          .getText()
          .slice(1, -1)
          .replace(/\$\{[^}]*\}/g, ' ')
      : null;
    const said = (text ?? inTemplate)?.trim() ?? '';
    const human = /\p{L}{2}/u.test(said) && (ts.isJsxText(node) || HUMAN.test(said));
    if (human && !CLASSES.test(said) && !NO_TEXT.test(said) && !NO_WORDS.some((known) => known.test(said))) {
      found.push(`${relative(APP, file)}: ${said.slice(0, 80)}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Milliseconds: it reads every file. */
const MOST_TIME = 60_000;

it('every sentence and label of the pages is in the catalogues', { timeout: MOST_TIME }, () => {
  const files = readdirSync(APP, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\./.test(file))
    .filter((file) => !SPANISH_ONLY.test(file) && !DATA.test(file));
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap((file) => wordsOutside(join(APP, file)))).toEqual([]);
});
