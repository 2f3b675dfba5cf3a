import type { Cell } from '../../../../platform/http/csv/csv.js';
import {
  CUALIFICACION_LABEL,
  customFieldText,
  type CustomFieldValue,
  EXPORTED_FIELDS,
  type ExportedField,
  PRIORIDAD_LABEL,
  PROFILE,
  STAGE_LABEL,
  STAGE_OF_ESTADO,
  toldFieldValue,
} from '@hiring/contract';
import type { CustomField } from '../../../../fields/custom-field.entity.js';
import { leavingFields } from '../../../../fields/custom-field.rules.js';
import { SPONTANEOUS } from '../../application.rules.js';
import type { ApplicationRecord, ExportRecord } from './candidates-export.repository.js';

/** What both lists have; days of Madrid as YYYY-MM-DD. */
export type SharedRecord = Pick<ExportRecord, keyof ExportRecord & keyof ApplicationRecord>;

/** A cell: text, a day, a number, or nothing. */
export type { Cell };

export interface ExportColumn<Row> {
  title: string;
  /** For programs. */
  name: string;
  /** In characters. */
  width: number;
  cell: (row: Row) => Cell;
}

const text = (value: string | null): Cell => (value ? { text: value } : null);
const day = (value: string | null): Cell => (value ? { day: value } : null);
const yesOrNo = (value: boolean): Cell => ({ text: value ? 'Sí' : 'No' });

const columnOf =
  <Value>(toCell: (value: Value) => Cell) =>
  <Name extends string>(title: string, name: Name, width: number): ExportColumn<Record<Name, Value>> => ({
    title,
    name,
    width,
    cell: (row) => toCell(row[name]),
  });
export const textColumn = columnOf(text);
export const yesOrNoColumn = columnOf(yesOrNo);
export const numberColumn = columnOf((value: number): Cell => ({ number: value }));
const dayColumn = columnOf(day);

export const profileColumn = (field: ExportedField): ExportColumn<SharedRecord> =>
  textColumn(PROFILE[field].label, field, PROFILE[field].exportWidth ?? 0);

export const VACANCY: ExportColumn<SharedRecord> = {
  title: 'Vacante',
  name: 'vacante',
  width: 34,
  cell: ({ vacante }) => text(vacante ?? SPONTANEOUS),
};
export const stateColumn = (name: string): ExportColumn<SharedRecord> => ({
  title: 'Estado',
  name,
  width: 14,
  cell: ({ retirada, estado }) => text(retirada ? 'Retirada' : STAGE_LABEL[STAGE_OF_ESTADO[estado]]),
});
export const priorityColumn = (name: string): ExportColumn<SharedRecord> => ({
  title: 'Prioridad',
  name,
  width: 11,
  cell: ({ prioridad }) => text(PRIORIDAD_LABEL[prioridad]),
});
export const DAYS: readonly ExportColumn<SharedRecord>[] = [
  dayColumn('Se presentó el', 'fecha_aplicacion', 13),
  dayColumn('Primera respuesta', 'fecha_respuesta', 17),
  dayColumn('Contratación', 'fecha_contratacion', 13),
];
export const HAS_CV: ExportColumn<SharedRecord> = yesOrNoColumn('CV', 'con_cv', 6);

const VERIFIED = yesOrNoColumn('Correo verificado', 'email_verificado', 15);

/** Columns of the fields of the company that leave the record. */
export const fieldColumns = (fields: readonly CustomField[]): ExportColumn<SharedRecord>[] =>
  (['persona', 'candidatura'] as const).flatMap((noun) =>
    leavingFields(fields, noun).map((field) => ({
      title: customFieldText(field.etiqueta),
      name: `${noun === 'persona' ? 'campos' : 'candidatura'}.${field.clave}`,
      width: 20,
      cell: ({ campos, candidatura }) =>
        fieldCell(field, (noun === 'persona' ? campos : candidatura)?.[field.clave]),
    })),
  );

function fieldCell(field: CustomField, value: CustomFieldValue | undefined): Cell {
  if (value === undefined) return null;
  if (typeof value === 'number') return { number: value };
  return field.tipo === 'fecha' ? { day: String(value) } : { text: toldFieldValue(field, value) };
}

export const EXPORT_COLUMNS: readonly ExportColumn<ExportRecord>[] = [
  ...EXPORTED_FIELDS.flatMap((field) =>
    field === 'email' ? [profileColumn(field), VERIFIED] : [profileColumn(field)],
  ),
  textColumn('Posición', 'posicion', 26),
  textColumn('Departamento', 'departamento', 18),
  VACANCY,
  stateColumn('estado'),
  priorityColumn('prioridad'),
  ...DAYS,
  {
    title: 'Cualificaciones',
    name: 'cualificaciones',
    width: 40,
    cell: (row) => text(row.cualificaciones.map((tipo) => CUALIFICACION_LABEL[tipo] ?? tipo).join(', ')),
  },
  { title: 'Etiquetas', name: 'etiquetas', width: 28, cell: (row) => text(row.etiquetas.join(', ')) },
  HAS_CV,
  numberColumn('Otras candidaturas abiertas', 'otras_abiertas', 26),
  textColumn('Fase', 'fase', 26),
];
