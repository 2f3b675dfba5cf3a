import { t } from '@lingui/core/macro';
import {
  CUALIFICACIONES,
  CV_FIELDS,
  FIELD_LABEL,
  IDIOMAS,
  type IdiomaNivel,
  listText,
} from '@hiring/contract';
import type { QualificationValues } from '../../qualifications/qualification-values';
import { readQualificationValues } from '../../qualifications/read-qualification-values';
import type { Proposals } from '../draft/draft-api';
import type { FormValues } from '../form-values';

export interface ProposalItem {
  id: string;
  label: string;
  /** The displayed text. */
  value: string;
  /** The form values after filling it in. */
  fill: (values: FormValues) => Partial<FormValues>;
}

/** The e-mail belongs to the account. */
const PLAIN = CV_FIELDS.filter((field) => field !== 'email');

const listOf = (text: string | undefined) => (text ?? '').split(', ').filter(Boolean);

/** The values of a CV that fit empty fields of the form; filled fields are not changed. */
export function proposalItems(proposals: Proposals, values: FormValues): ProposalItem[] {
  const plain = PLAIN.flatMap((field) => {
    const value = proposals[field];
    if (!value || values[field].trim() !== '') return [];
    return [{ id: field, label: FIELD_LABEL[field], value, fill: () => ({ [field]: value }) }];
  });
  const held = readQualificationValues(values.cualificaciones);
  const licences = listOf(proposals.permisos).flatMap((name) => {
    const tipo = CUALIFICACIONES.find((known) => known === licenceWord(name));
    return tipo && !held.permisos.some((one) => one.tipo === tipo) ? [{ name, tipo }] : [];
  });
  const languages = listOf(proposals.idiomas).flatMap((text) => {
    const spoken = languageOf(text);
    return spoken && !held.idiomas.some(({ idioma }) => idioma === spoken.idioma)
      ? [{ text, ...spoken }]
      : [];
  });
  return [
    ...plain,
    ...(licences.length === 0
      ? []
      : [
          {
            id: 'permisos',
            label: t`Permisos de conducir`,
            value: listText(licences.map(({ name }) => name)),
            fill: (now: FormValues) =>
              qualified(now, ({ permisos }) => ({
                permisos: [...permisos, ...licences.map(({ tipo }) => ({ tipo, caduca_el: null }))],
              })),
          },
        ]),
    ...(languages.length === 0
      ? []
      : [
          {
            id: 'idiomas',
            label: t`Idiomas`,
            value: listText(languages.map(({ text }) => text)),
            fill: (now: FormValues) =>
              qualified(now, ({ idiomas }) => ({
                idiomas: [...idiomas, ...languages.map(({ idioma, nivel }) => ({ idioma, nivel }))],
              })),
          },
        ]),
  ];
}

/** The form values with the chosen items filled in. */
export function withProposals(items: readonly ProposalItem[], values: FormValues): Partial<FormValues> {
  let patch: Partial<FormValues> = {};
  for (const { fill } of items) patch = { ...patch, ...fill({ ...values, ...patch }) };
  return patch;
}

function qualified(
  values: FormValues,
  add: (held: QualificationValues) => Partial<QualificationValues>,
): Partial<FormValues> {
  const held = readQualificationValues(values.cualificaciones);
  return { cualificaciones: JSON.stringify({ ...held, ...add(held) }) };
}

/** The form's code for "CE"; the form has no motorcycle licences. */
const licenceWord = (name: string) => `permiso_${name.replace(/(?<=.)E$/, '_e').toLowerCase()}`;

const LEVELS: readonly (readonly [RegExp, IdiomaNivel])[] = [
  [/^(nativ|lengua matern|matern|biling|c2)/, 'nativo'],
  [/^(avanzado|alto|fluido|c1)/, 'avanzado'],
  [/^(intermedio|medio|conversaci|b[12])/, 'intermedio'],
  [/^(b[áa]sico|elemental|a[12])/, 'basico'],
];

/** "Inglés (B1)" in the form's codes; null without a level, which the person has to choose. */
function languageOf(text: string): QualificationValues['idiomas'][number] | null {
  const { name = '', level = '' } = /^(?<name>[^(]+?)(?: \((?<level>.+)\))?$/.exec(text)?.groups ?? {};
  // The codes are the Spanish names without accents.
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const idioma = IDIOMAS.find((known) => known === (plain === 'espanol' ? 'castellano' : plain));
  const nivel = LEVELS.find(([word]) => word.test(level.toLowerCase()))?.[1];
  return idioma && nivel ? { idioma, nivel } : null;
}
