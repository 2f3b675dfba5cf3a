import type { Estado } from '@hiring/contract';
import type { CountedRecord } from './counted.repository.js';
import { daysOf } from '../periods/figure.rules.js';

/** One application that a figure counts; of stays, one stay. */
export class CountedRow {
  id: string;
  aplicacion_id: string;
  candidato_id: string;
  /** Name and surnames. */
  candidato: string;
  /** The vacancy, or for a spontaneous application the position. */
  puesto: string;
  departamento: string;
  canal: string;
  estado: Estado;
  retirada: boolean;
  fecha_aplicacion: string;
  /** When what is counted happened. */
  fecha: string;
  /** How long it took until then, in days with 1 decimal; null: nothing is measured. */
  dias: number | null;
}

export function toCountedRow(
  record: CountedRecord,
  name: (departamento: string, posicion?: string) => string,
  channel: (code: string) => string,
): CountedRow {
  const { id, aplicacion_id, candidato_id, estado, retirada, fecha, fecha_aplicacion } = record;
  return {
    id,
    aplicacion_id,
    candidato_id,
    candidato: `${record.nombre} ${record.apellidos}`,
    puesto: record.vacante ?? name(record.departamento, record.posicion),
    departamento: name(record.departamento),
    canal: channel(record.canal),
    estado,
    retirada,
    fecha_aplicacion: fecha_aplicacion.toISOString(),
    fecha: fecha.toISOString(),
    dias: daysOf(record.seconds),
  };
}
