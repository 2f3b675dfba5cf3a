import {
  CONTACT_FIELD_LABEL,
  FIELD_LABEL,
  LANGUAGE,
  OTHER_LANGUAGES,
  type OtherLanguage,
} from '@hiring/contract';
import { WORDS } from '@hiring/contract/words';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const APP = join(import.meta.dirname, '../..');
const DOCUMENT = '../../../../docs/field-labels.md';

/** Labels that the fields of the pages' own forms have: `label={t`…`}` of a field's component. */
const LABEL = /<\w*(?:Field|Select|Choice|Choices|Area)\b[^>]*?\blabel=\{t`([^`$]+)`\}/g;

function labelsOfPages(): string[] {
  const files = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !/features\/(people|scorecards|approvals)\//.test(file),
  );
  const labels = files.flatMap((file) =>
    [...readFileSync(join(APP, file), 'utf8').matchAll(LABEL)].map(([, label = '']) => label),
  );
  return [...new Set(labels)];
}

/** The sentences of the catalogues of a candidate's pages. */
function catalogueOf(language: OtherLanguage): ReadonlyMap<string, string> {
  const text = ['offers', 'candidates']
    .map((part) => readFileSync(join(APP, `words/${part}/${language}.po`), 'utf8'))
    .join('\n');
  return new Map(
    [...text.matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm)].map(([, id = '', said = '']) => [id, said]),
  );
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function tableOf(
  labels: readonly string[],
  sayIn: (language: OtherLanguage, label: string) => string | undefined,
) {
  return [
    row(['Español', ...OTHER_LANGUAGES.map((language) => LANGUAGE[language].name)]),
    row(['Español', ...OTHER_LANGUAGES].map(() => '---')),
    ...[...new Set(labels)].map((label) =>
      row([label, ...OTHER_LANGUAGES.map((language) => sayIn(language, label) ?? '(missing)')]),
    ),
  ].join('\n');
}

it('docs/field-labels.md has the label of each field in each language', async () => {
  const catalogues = new Map(OTHER_LANGUAGES.map((language) => [language, catalogueOf(language)]));
  const document = `# Labels of the fields

For a native reader: is this what a form asks for in your language, as its speakers fill it in? Made by [field-labels.test.ts](../frontend-public/app/lib/language/field-labels.test.ts); \`npm run test:unit -- field-labels -u\` writes it again.

## Candidate's form

${tableOf(Object.values({ ...FIELD_LABEL }), (language, label) => WORDS[language][label])}

## Contact form

${tableOf(Object.values({ ...CONTACT_FIELD_LABEL }), (language, label) => WORDS[language][label])}

## Other forms

${tableOf(labelsOfPages(), (language, label) => catalogues.get(language)?.get(label))}
`;
  expect(document).not.toContain('(missing)');
  await expect(document).toMatchFileSnapshot(DOCUMENT);
});

it('a form asks for the first name and the family name as the speakers of each language say', () => {
  expect(
    Object.fromEntries(OTHER_LANGUAGES.map((one) => [one, [WORDS[one]['Nombre'], WORDS[one]['Apellidos']]])),
  ).toEqual({
    ca: ['Nom', 'Cognoms'],
    en: ['First name', 'Surname'],
    ro: ['Prenume', 'Nume de familie'],
    ar: ['الاسم الشخصي', 'الاسم العائلي'],
  });
});
