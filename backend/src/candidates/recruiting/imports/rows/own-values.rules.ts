import {
  CUSTOM_FIELD_LIMITS,
  type CustomFieldKind,
  type CustomFieldOption,
  type CustomFieldValues,
  type ImportMeaning,
  type OwnImportField,
} from '@hiring/contract';
import type { CustomField } from '../../../../fields/custom-field.entity.js';
import { rulesOf } from '../../../../fields/kinds.js';
import { dayIn } from '../tables/row-dates.js';
import { plainHeading } from './headings.js';

/** A field as columns of an import name it. */
export const nameOf = ({ clave }: Pick<CustomField, 'clave'>): OwnImportField => `campos.${clave}`;

/** A number as Spanish lists and exports write it, with its unit behind it or without. */
function numberIn(cell: string, unit: string | null): { value: number; isGrouped: boolean } | null {
  const bare = unit && cell.toLowerCase().endsWith(unit.toLowerCase()) ? cell.slice(0, -unit.length) : cell;
  const text = bare.trim();
  const isGrouped = /^[-+]?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/.test(text);
  if (isGrouped) return { value: Number(text.replaceAll('.', '').replace(',', '.')), isGrouped };
  return /^[-+]?\d+(?:[.,]\d+)?(?:e[-+]?\d+)?$/i.test(text)
    ? { value: Number(text.replace(',', '.')), isGrouped }
    : null;
}

const ANSWERS = new Map([
  ...['si', 's', 'yes', 'y', 'true', 'verdadero', '1', 'x'].map((word) => [word, true] as const),
  ...['no', 'n', 'false', 'falso', '0'].map((word) => [word, false] as const),
]);

/** The option with this text. `C+E` and `C` differ by a mark: accents and marks count unless only one is alike. */
function optionIn(cell: string, options: readonly CustomFieldOption[]): string | null {
  const text = cell.trim().toLocaleLowerCase('es');
  const exact =
    options.find(({ texto }) => texto.es.toLocaleLowerCase('es') === text) ??
    options.find(({ clave }) => clave === text);
  if (exact) return exact.clave;
  const plain = plainHeading(cell);
  const alike = options.filter(({ texto }) => plain !== '' && plainHeading(texto.es) === plain);
  return alike.length === 1 ? (alike[0]?.clave ?? null) : null;
}

const AFTER_OPTION = /^(?:$|\s*[;\n,]\s*| [ye] )/;

/** A cell that is a list of options from its beginning to its end, as an export writes it; null: it is not. */
function wholeList(cell: string, options: readonly CustomFieldOption[]): string[] | null {
  const named = options
    .map(({ clave, texto }) => ({ clave, name: texto.es.toLocaleLowerCase('es') }))
    .sort((a, b) => b.name.length - a.name.length);
  const found: string[] = [];
  for (let rest = cell.trim().toLocaleLowerCase('es'); rest !== '';) {
    const behind = ({ name }: { name: string }): string => rest.slice(name.length);
    const one = named.find((option) => rest.startsWith(option.name) && AFTER_OPTION.test(behind(option)));
    if (!one) return null;
    found.push(one.clave);
    rest = behind(one).replace(AFTER_OPTION, '');
  }
  return found;
}

/** Options of a list, whose texts may have commas and `y` themselves. */
function optionsIn(
  cell: string,
  options: readonly CustomFieldOption[],
  marks: readonly RegExp[] = [/[;\n]/, /,/, / [ye] /],
): { known: string[]; unknown: string[] } {
  const one = optionIn(cell, options);
  if (one !== null) return { known: [one], unknown: [] };
  const [mark, ...others] = marks;
  if (!mark) return { known: [], unknown: [cell.trim()] };
  const parts = cell.split(mark).filter((part) => part.trim() !== '');
  const read = parts.map((part) => optionsIn(part, options, others));
  const known = read.flatMap((part) => part.known);
  // "Guardias y festivos", which is no option, is told whole.
  if (known.length === 0 && !mark.test(';,')) return { known, unknown: [cell.trim()] };
  return { known, unknown: read.flatMap((part) => part.unknown) };
}

const { text, longText, number } = CUSTOM_FIELD_LIMITS;
/** What is said of a cell that its field cannot hold. */
const UNFIT: Record<CustomFieldKind, string> = {
  texto: `tiene más de ${text} caracteres`,
  texto_largo: `tiene más de ${longText} caracteres`,
  numero: `no es un número entre -${number} y ${number}`,
  fecha: 'no es una fecha',
  si_no: 'no es ni Sí ni No',
  una_de: 'no está entre las opciones',
  varias_de: 'no está entre las opciones',
  enlace: 'no es una dirección completa, que empiece por https://',
};

/** A cell as its kind takes it, and what is told of it. */
function givenIn(cell: string, field: CustomField, now: Date): { given: unknown; aviso?: string } {
  switch (field.tipo) {
    case 'numero': {
      const found = numberIn(cell, field.unidad);
      // In a workbook 1.234 may be a little more than one.
      const aviso = found?.isGrouped ? `«${short(cell)}» se ha leído como ${found.value}` : undefined;
      return { given: found?.value ?? null, ...(aviso && { aviso }) };
    }
    case 'fecha':
      return { given: dayIn(cell, now) };
    case 'si_no':
      return { given: ANSWERS.get(plainHeading(cell)) ?? null };
    case 'una_de':
      return { given: optionIn(cell, field.opciones) };
    case 'varias_de': {
      const whole = wholeList(cell, field.opciones);
      const { known, unknown } = whole ? { known: whole, unknown: [] } : optionsIn(cell, field.opciones);
      const aviso =
        known.length > 0 && unknown.length > 0 && `«${short(unknown.join(', '))}» ${UNFIT.varias_de}`;
      return { given: known.length > 0 ? known : null, ...(aviso && { aviso }) };
    }
    default:
      return { given: cell };
  }
}

const short = (cell: string): string => cell.slice(0, 60);

/** Values of the person's own fields in a row. A cell that does not fit is left out and told; the row is imported. */
export function ownValuesIn(
  cells: Partial<Record<ImportMeaning, string>>,
  fields: readonly CustomField[],
  now: Date,
): { campos: CustomFieldValues; avisos: Record<string, string> } {
  const campos: CustomFieldValues = {};
  const avisos: Record<string, string> = {};
  for (const field of fields) {
    const cell = cells[nameOf(field)]?.trim();
    if (!cell) continue;
    const { given, aviso } = givenIn(cell, field, now);
    const read = rulesOf(field.tipo).read(given, field);
    if (read && 'value' in read) campos[field.clave] = read.value;
    const unfit = read && 'error' in read && `«${short(cell)}» ${UNFIT[field.tipo]}: se deja vacío`;
    if (unfit || aviso) avisos[nameOf(field)] = unfit || aviso || '';
  }
  return { campos, avisos };
}

/** Values of a planned row that its fields still take, and the keys of those that they do not. */
export function stillTaken(
  campos: CustomFieldValues,
  fields: readonly CustomField[],
): { campos: CustomFieldValues; gone: string[] } {
  const entries = Object.entries(campos);
  const taken = entries.filter(([clave, value]) => {
    const field = fields.find((one) => one.clave === clave);
    const read = field && rulesOf(field.tipo).read(value, field);
    return read !== undefined && 'value' in read;
  });
  const kept = Object.fromEntries(taken);
  return { campos: kept, gone: entries.flatMap(([clave]) => (Object.hasOwn(kept, clave) ? [] : [clave])) };
}
