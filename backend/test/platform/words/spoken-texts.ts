import {
  APPLICATION_STEPS,
  ESTADOS,
  estadoText,
  FIELD_LABEL,
  PORTAL_MESSAGE,
  type Plantilla,
  PLANTILLAS,
} from '@hiring/contract';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ERROR_CATALOGUE, type ErrorCode } from '../../../src/platform/errors/error-catalogue.js';
import { EMAILS } from '../../../src/mail/templates/email-kinds.js';

const ROOT = join(import.meta.dirname, '../../../..');

/** Texts that the code says or marks: the arguments of `say` and `toSay`, and the values of `labels`. */
const textsOfCode = (folder: 'contract/src' | 'backend/src'): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.spec|\.d)\.ts$/.test(file))
    .flatMap((file) => textsOf(join(ROOT, folder, file)));

const USES_WORDS = /import \{[^}]*\b(say|toSay|labels)\b[^}]*\} from '(@hiring\/contract|\.\/words\.js)'/;

function textsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  if (!USES_WORDS.test(code)) return [];
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.ESNext, true);
  const texts: string[] = [];
  const addAll = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) texts.push(node.text);
    else ts.forEachChild(node, addAll);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const [argument] = node.arguments;
      if (argument && /^(say|toSay)$/.test(node.expression.text)) addAll(argument);
      const table = argument && ts.isAsExpression(argument) ? argument.expression : argument;
      if (table && node.expression.text === 'labels' && ts.isObjectLiteralExpression(table)) {
        for (const property of table.properties) {
          if (ts.isPropertyAssignment(property)) addAll(property.initializer);
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

/** Of messages to people outside of the company; names of values and addresses are no words. */
function textsOfEmail(plantilla: Plantilla): string[] {
  const {
    needs: _n,
    takes: _t,
    switchedOffBy: _s,
    estado: _e,
    voz,
    own: _o,
    ...words
  } = {
    own: null,
    ...EMAILS[plantilla],
  };
  return voz === 'interno' ? [] : textsIn(words).filter((text) => !/^\{{2,3}\w+\}{2,3}\S*$/.test(text));
}

/** Errors that only staff and programs get stay Spanish. */
export const textsOfErrors = (codes: readonly ErrorCode[]): string[] =>
  codes.map((code) => ERROR_CATALOGUE[code][1]);

/** The Spanish texts that the contract says. */
export const textsOfContract = (): string[] =>
  sorted([
    ...textsOfCode('contract/src'),
    ...APPLICATION_STEPS.map(({ title }) => title),
    ...ESTADOS.map(estadoText),
    ...Object.values(PORTAL_MESSAGE),
    ...Object.values(FIELD_LABEL),
  ]);

/** Every Spanish text that is said to people outside of the company. */
export const spokenTexts = (codes: readonly ErrorCode[]): string[] =>
  sorted([
    ...textsOfContract(),
    ...textsOfCode('backend/src'),
    ...PLANTILLAS.flatMap(textsOfEmail),
    ...textsOfErrors(codes),
  ]);

const sorted = (texts: readonly string[]): string[] =>
  [...new Set(texts)].filter((text) => /\p{L}/u.test(text)).sort((a, b) => a.localeCompare(b, 'es'));
