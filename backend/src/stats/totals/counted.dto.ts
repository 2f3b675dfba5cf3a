import { ESTADOS } from '@hiring/contract';
import type { Estado } from '@hiring/contract';
import { Decimal, Example, Id, Instant, Word } from '../../platform/openapi/field.js';
import type { CountedRecord } from './counted.repository.js';
import { daysOf } from '../periods/figure.rules.js';

/** One application that a figure counts; of stays, one stay. */
export class CountedRow {
  /** Id. */ @Id() id: string;
  /** Id of the application. */ @Id() aplicacion_id: string;
  /** Id of the person. */ @Id() candidato_id: string;
  /** Name and surnames. */ @Example('Núria Vidal Roca') candidato: string;
  /** The vacancy, or for a spontaneous application the position. */
  @Example('Mecánico de camiones') puesto: string;
  /** Code of department. */ @Example('mantenimiento') departamento: string;
  /** Channel by which the application came. */ @Example('web') canal: string;
  /** State, in one of these words. */ @Word(ESTADOS) estado: Estado;
  /** Whether the candidate withdrew it. */ retirada: boolean;
  /** Instant of the application. */ @Instant() fecha_aplicacion: string;
  /** When what is counted happened. */ @Instant() fecha: string;
  /** How long it took until then, in days with 1 decimal; null: nothing is measured. */
  @Decimal() dias: number | null;
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
