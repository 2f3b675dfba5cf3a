import type { Cell } from '../../../platform/http/csv.js';
import {
  CUALIFICACION_LABEL,
  type Cualificacion,
  type Estado,
  PRIORIDAD_LABEL,
  type Prioridad,
  STAGE_LABEL,
  STAGE_OF_ESTADO,
} from '@hiring/contract';

/** A row as the database gives it; days of Madrid as YYYY-MM-DD. */
export interface ExportRecord {
  nombre: string;
  apellidos: string;
  email: string;
  email_verificado: boolean;
  telefono: string;
  ciudad: string;
  posicion: string;
  departamento: string;
  vacante: string | null;
  estado: Estado;
  retirada: boolean;
  prioridad: Prioridad;
  fecha_aplicacion: string;
  fecha_respuesta: string | null;
  fecha_contratacion: string | null;
  cualificaciones: Cualificacion[];
  etiquetas: string[];
  con_cv: boolean;
  otras_abiertas: number;
}

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

export const text = (value: string | null): Cell => (value ? { text: value } : null);
export const day = (value: string | null): Cell => (value ? { day: value } : null);
export const yesOrNo = (value: boolean): Cell => ({ text: value ? 'Sí' : 'No' });

export const EXPORT_COLUMNS: readonly ExportColumn<ExportRecord>[] = [
  { title: 'Nombre', name: 'nombre', width: 18, cell: (row) => text(row.nombre) },
  { title: 'Apellidos', name: 'apellidos', width: 24, cell: (row) => text(row.apellidos) },
  { title: 'Email', name: 'email', width: 32, cell: (row) => text(row.email) },
  {
    title: 'Email verificado',
    name: 'email_verificado',
    width: 15,
    cell: (row) => yesOrNo(row.email_verificado),
  },
  { title: 'Teléfono', name: 'telefono', width: 18, cell: (row) => text(row.telefono) },
  { title: 'Ciudad', name: 'ciudad', width: 20, cell: (row) => text(row.ciudad) },
  { title: 'Posición', name: 'posicion', width: 26, cell: (row) => text(row.posicion) },
  { title: 'Departamento', name: 'departamento', width: 18, cell: (row) => text(row.departamento) },
  {
    title: 'Vacante',
    name: 'vacante',
    width: 34,
    cell: (row) => text(row.vacante ?? 'Candidatura espontánea'),
  },
  {
    title: 'Estado',
    name: 'estado',
    width: 14,
    cell: (row) => ({ text: row.retirada ? 'Retirada' : STAGE_LABEL[STAGE_OF_ESTADO[row.estado]] }),
  },
  {
    title: 'Prioridad',
    name: 'prioridad',
    width: 11,
    cell: (row) => ({ text: PRIORIDAD_LABEL[row.prioridad] }),
  },
  { title: 'Aplicó el', name: 'fecha_aplicacion', width: 13, cell: (row) => day(row.fecha_aplicacion) },
  { title: 'Primera respuesta', name: 'fecha_respuesta', width: 17, cell: (row) => day(row.fecha_respuesta) },
  {
    title: 'Contratación',
    name: 'fecha_contratacion',
    width: 13,
    cell: (row) => day(row.fecha_contratacion),
  },
  {
    title: 'Cualificaciones',
    name: 'cualificaciones',
    width: 40,
    cell: (row) => text(row.cualificaciones.map((tipo) => CUALIFICACION_LABEL[tipo] ?? tipo).join(', ')),
  },
  { title: 'Etiquetas', name: 'etiquetas', width: 28, cell: (row) => text(row.etiquetas.join(', ')) },
  { title: 'CV', name: 'con_cv', width: 6, cell: (row) => yesOrNo(row.con_cv) },
  {
    title: 'Otras candidaturas abiertas',
    name: 'otras_abiertas',
    width: 26,
    cell: (row) => ({ number: row.otras_abiertas }),
  },
];
