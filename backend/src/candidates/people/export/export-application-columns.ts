import { type Estado, PRIORIDAD_LABEL, type Prioridad, STAGE_LABEL, STAGE_OF_ESTADO } from '@hiring/contract';
import { day, type ExportColumn, text, yesOrNo } from './export-columns.js';

/** One application as the database gives it; days of Madrid as YYYY-MM-DD. */
export interface ApplicationRecord {
  id: string;
  candidato_id: string;
  nombre: string;
  apellidos: string;
  email: string;
  telefono: string;
  ciudad: string;
  vacante_id: string | null;
  vacante: string | null;
  departamento: string;
  departamento_nombre: string;
  posicion: string;
  posicion_nombre: string;
  estado: Estado;
  retirada: boolean;
  prioridad: Prioridad;
  canal: string;
  fecha_aplicacion: string;
  fecha_respuesta: string | null;
  fecha_contratacion: string | null;
  con_cv: boolean;
  version: number;
  updated_at: string;
}

/** Ids and codes stand beside what people read. */
export const APPLICATION_EXPORT_COLUMNS: readonly ExportColumn<ApplicationRecord>[] = [
  { title: 'Id de candidatura', name: 'id', width: 38, cell: (row) => text(row.id) },
  { title: 'Id de persona', name: 'candidato_id', width: 38, cell: (row) => text(row.candidato_id) },
  { title: 'Nombre', name: 'nombre', width: 18, cell: (row) => text(row.nombre) },
  { title: 'Apellidos', name: 'apellidos', width: 24, cell: (row) => text(row.apellidos) },
  { title: 'Email', name: 'email', width: 32, cell: (row) => text(row.email) },
  { title: 'Teléfono', name: 'telefono', width: 18, cell: (row) => text(row.telefono) },
  { title: 'Ciudad', name: 'ciudad', width: 20, cell: (row) => text(row.ciudad) },
  { title: 'Id de vacante', name: 'vacante_id', width: 38, cell: (row) => text(row.vacante_id) },
  {
    title: 'Vacante',
    name: 'vacante',
    width: 34,
    cell: (row) => text(row.vacante ?? 'Candidatura espontánea'),
  },
  { title: 'Código de departamento', name: 'departamento', width: 20, cell: (row) => text(row.departamento) },
  {
    title: 'Departamento',
    name: 'departamento_nombre',
    width: 20,
    cell: (row) => text(row.departamento_nombre),
  },
  { title: 'Código de posición', name: 'posicion', width: 22, cell: (row) => text(row.posicion) },
  { title: 'Posición', name: 'posicion_nombre', width: 26, cell: (row) => text(row.posicion_nombre) },
  { title: 'Código de estado', name: 'estado', width: 20, cell: (row) => text(row.estado) },
  {
    title: 'Estado',
    name: 'estado_nombre',
    width: 14,
    cell: (row) => text(row.retirada ? 'Retirada' : STAGE_LABEL[STAGE_OF_ESTADO[row.estado]]),
  },
  { title: 'Retirada', name: 'retirada', width: 10, cell: (row) => yesOrNo(row.retirada) },
  { title: 'Código de prioridad', name: 'prioridad', width: 12, cell: (row) => text(row.prioridad) },
  {
    title: 'Prioridad',
    name: 'prioridad_nombre',
    width: 11,
    cell: (row) => text(PRIORIDAD_LABEL[row.prioridad]),
  },
  { title: 'Canal', name: 'canal', width: 16, cell: (row) => text(row.canal) },
  { title: 'Aplicó el', name: 'fecha_aplicacion', width: 13, cell: (row) => day(row.fecha_aplicacion) },
  { title: 'Primera respuesta', name: 'fecha_respuesta', width: 17, cell: (row) => day(row.fecha_respuesta) },
  {
    title: 'Contratación',
    name: 'fecha_contratacion',
    width: 13,
    cell: (row) => day(row.fecha_contratacion),
  },
  { title: 'CV', name: 'con_cv', width: 6, cell: (row) => yesOrNo(row.con_cv) },
  { title: 'Versión', name: 'version', width: 8, cell: (row) => ({ number: row.version }) },
  { title: 'Último cambio', name: 'updated_at', width: 26, cell: (row) => text(row.updated_at) },
];
