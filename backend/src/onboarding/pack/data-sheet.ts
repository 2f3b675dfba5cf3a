import { ONBOARDING_DATA_LABEL, type OnboardingData, plainDayFormat } from '@hiring/contract';
import { type Cell, csvOf } from '../../platform/http/csv/csv.js';
import { madridDay } from '../../platform/values/madrid-day.js';
import type { OnboardingRow, OnboardingTaskRow } from '../onboarding-rows.js';
import { inSpanish } from '../onboarding.rules.js';
import { type OnboardingValue, sayValue } from '../tasks/value.rules.js';

/** Keys of the JSON: the same for ever, whatever the labels. */
export interface DataSheet {
  incorporacion_id: string;
  candidato_id: string;
  nombre: string;
  apellidos: string;
  correo: string;
  telefono: string | null;
  fecha_nacimiento: string | null;
  direccion: string | null;
  codigo_postal: string | null;
  ciudad: string | null;
  puesto: string;
  primer_dia: string | null;
  hora: string | null;
  lugar: string | null;
  iban: string | null;
  naf: string | null;
  talla: string | null;
  emergencia_nombre: string | null;
  emergencia_telefono: string | null;
  aptitud: string | null;
  aptitud_fecha: string | null;
  lecturas: { clave: string; titulo: string; version: number | null; confirmada_at: string | null }[];
}

export type Values = Partial<Record<OnboardingData, OnboardingValue>>;
export type Profile = Pick<
  DataSheet,
  'telefono' | 'fecha_nacimiento' | 'direccion' | 'codigo_postal' | 'ciudad'
>;

export function dataSheet(
  row: OnboardingRow,
  tasks: readonly OnboardingTaskRow[],
  { values, profile, puesto }: { values: Values; profile: Profile; puesto: string },
): DataSheet {
  return {
    incorporacion_id: row.id,
    candidato_id: row.candidato_id,
    nombre: row.nombre,
    apellidos: row.apellidos,
    correo: row.email,
    ...profile,
    puesto,
    primer_dia: row.primer_dia,
    hora: row.hora,
    lugar: row.lugar,
    iban: values.iban?.valor ?? null,
    naf: values.naf?.valor ?? null,
    talla: values.talla?.valor ?? null,
    emergencia_nombre: values.emergencia?.valor ?? null,
    emergencia_telefono: values.emergencia?.telefono ?? null,
    aptitud: values.aptitud?.valor ?? null,
    aptitud_fecha: values.aptitud?.fecha ?? null,
    lecturas: tasks
      .filter(({ tipo }) => tipo === 'lectura')
      .map(({ clave, titulo, texto_version, hecha_at }) => ({
        clave,
        titulo: inSpanish(titulo),
        version: texto_version,
        confirmada_at: hecha_at?.toISOString() ?? null,
      })),
  };
}

const LABELS: Record<Exclude<keyof DataSheet, 'lecturas'>, string> = {
  incorporacion_id: 'Incorporación',
  candidato_id: 'Ficha',
  nombre: 'Nombre',
  apellidos: 'Apellidos',
  correo: 'Correo',
  telefono: 'Teléfono',
  fecha_nacimiento: 'Fecha de nacimiento',
  direccion: 'Dirección',
  codigo_postal: 'Código postal',
  ciudad: 'Ciudad',
  puesto: 'Puesto',
  primer_dia: 'Primer día',
  hora: 'Hora',
  lugar: 'Lugar',
  iban: 'IBAN',
  naf: 'Número de la Seguridad Social',
  talla: 'Talla',
  emergencia_nombre: 'Contacto de emergencia',
  emergencia_telefono: 'Teléfono de emergencia',
  aptitud: 'Aptitud médica',
  aptitud_fecha: 'Fecha de la aptitud',
};
const DAYS: readonly (keyof DataSheet)[] = ['fecha_nacimiento', 'primer_dia', 'aptitud_fecha'];

/** One row, with its headings. */
export async function csvOfSheet(sheet: DataSheet): Promise<string> {
  const columns = (Object.keys(LABELS) as (keyof typeof LABELS)[]).map((key) => ({
    title: LABELS[key],
    cell: (row: DataSheet): Cell => {
      const value = row[key];
      if (value === null) return null;
      return DAYS.includes(key) ? { day: value } : { text: value };
    },
  }));
  const one = async function* (): AsyncGenerator<DataSheet[]> {
    yield await Promise.resolve([sheet]);
  };
  let text = '';
  for await (const part of csvOf(columns, one())) text += part;
  return text;
}

const longDay = plainDayFormat({ dateStyle: 'long' });
const sayDay = (day: string): string => longDay(new Date(`${day}T00:00:00Z`));

/** The same for people, on paper. */
export function sectionsOf(sheet: DataSheet, values: Values): { title: string; text: string }[] {
  const line = (label: string, value: string | null): string[] => (value ? [`${label}: ${value}`] : []);
  const start = sheet.primer_dia && [sayDay(sheet.primer_dia), sheet.hora].filter(Boolean).join(', ');
  return [
    {
      title: 'Primer día',
      text: [...line('Día', start), ...line('Lugar', sheet.lugar)].join('\n'),
    },
    {
      title: 'Persona',
      text: [
        ...line(LABELS.fecha_nacimiento, sheet.fecha_nacimiento && sayDay(sheet.fecha_nacimiento)),
        ...line(LABELS.direccion, sheet.direccion),
        ...line(LABELS.ciudad, [sheet.codigo_postal, sheet.ciudad].filter(Boolean).join(' ') || null),
      ].join('\n'),
    },
    {
      title: 'Datos para el alta',
      text: (Object.keys(values) as OnboardingData[])
        .flatMap((data) => {
          const value = values[data];
          if (!value) return [];
          // Each on a line of its own: behind a name in Arabic letters the groups of a number change their places.
          return data === 'emergencia'
            ? [
                ...line(LABELS.emergencia_nombre, value.valor),
                ...line(LABELS.emergencia_telefono, value.telefono ?? null),
              ]
            : line(ONBOARDING_DATA_LABEL[data], sayValue(data, value));
        })
        .join('\n'),
    },
    {
      title: 'Textos leídos',
      text: sheet.lecturas
        .map(({ titulo, confirmada_at }) =>
          confirmada_at
            ? `${titulo}: confirmado el ${sayDay(madridDay(new Date(confirmada_at)))}`
            : `${titulo}: sin confirmar`,
        )
        .join('\n'),
    },
  ].filter(({ text }) => text !== '');
}
