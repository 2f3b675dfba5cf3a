import { FIELD_LABEL } from '@hiring/contract';
import type { Proposals } from '../draft/draft-api';
import type { FormValues, TextName } from '../form-values';

export interface ProposalItem {
  id: string;
  label: string;
  /** As it is shown. */
  value: string;
  field: TextName;
  /** What is added to the field. */
  text: string;
}

const PLAIN = ['nombre', 'apellidos', 'telefono', 'ciudad', 'codigo_postal'] as const;

const listOf = (text: string | undefined) => (text ?? '').split(', ').filter(Boolean);

/** What of a CV fits into a gap of the form; nothing that is filled in is touched. */
export function proposalItems(proposals: Proposals, values: FormValues): ProposalItem[] {
  const plain = PLAIN.flatMap((field) => {
    const value = proposals[field];
    if (!value || values[field].trim() !== '') return [];
    return [{ id: field, label: FIELD_LABEL[field], value, field, text: value }];
  });
  const has = (skill: string) => values.habilidades.toLowerCase().includes(skill.toLowerCase());
  const licences = listOf(proposals.permisos).map((licence) => `Permiso ${licence}`);
  const skills: [string, string, string[]][] = [
    ['permisos', 'Permisos de conducir', licences],
    ['idiomas', 'Idiomas', listOf(proposals.idiomas)],
  ];
  const added = skills.flatMap(([id, label, list]) => {
    const missing = list.filter((skill) => !has(skill));
    if (missing.length === 0) return [];
    const text = missing.join(', ');
    return [{ id, label: `${label} (en habilidades)`, value: text, field: 'habilidades' as const, text }];
  });
  return [...plain, ...added];
}

/** The form's texts with the chosen ones put in. */
export function withProposals(items: readonly ProposalItem[], values: FormValues): Partial<FormValues> {
  const patch: Partial<FormValues> = {};
  for (const { field, text } of items) {
    const before = field === 'habilidades' ? (patch[field] ?? values[field]).trim() : '';
    patch[field] = before === '' ? text : `${before.replace(/,$/, '')}, ${text}`;
  }
  return patch;
}
