import type { Estado, Stage } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';

export type CandidateRow = Schemas['CandidateRow'];
export type Candidate = Schemas['CandidateResponse'];
export type Application = Schemas['ApplicationResponse'];
export type HistoryEntry = Schemas['HistoryEntry'];

/** Filters of the HR list as they stand in the address bar. */
export interface CandidateFilters {
  q: string;
  stage: Stage;
  estado: Estado;
  departamento: string;
  prioridad: string;
  cualificacion: string;
  cualificacion_vigente: string;
  turno: string;
  vehiculo_propio: string;
  futuras_ofertas: string;
  /** First and last day, YYYY-MM-DD. */
  desde: string;
  hasta: string;
  /** A vacancy's id, or `espontanea`. */
  vacante_id: string;
  ciudad: string;
  habilidades: string;
  con_cv: string;
  verificado: string;
  sin_respuesta: string;
  /** A tag's id. */
  etiqueta: string;
}

export const fullName = ({ nombre, apellidos }: { nombre: string; apellidos: string }) =>
  `${nombre || 'Sin nombre'} ${apellidos || 'Sin apellidos'}`;
