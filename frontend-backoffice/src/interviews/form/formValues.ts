import { INTERVIEW_LIMITS, type InterviewEstado, type InterviewTipo } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import type { Interview } from '../types';

export interface FormValues {
  candidato_id: string;
  /** Empty: the candidate's current one. */
  aplicacion_id: string;
  fecha: string;
  hora: string;
  duracion_min: number;
  tipo: InterviewTipo;
  /** Empty: whoever is named, or nobody yet. */
  entrevistador_id: string;
  entrevistador_nombre: string;
  ubicacion: string;
  link_virtual: string;
  notas: string;
  feedback: string;
  estado: InterviewEstado;
}
export type FieldErrors = Partial<Record<keyof FormValues, string>>;

/** The day given, in person, and nothing else. */
export function emptyForm(
  candidateId: string,
  { fecha, hora }: Pick<FormValues, 'fecha' | 'hora'>,
): FormValues {
  return {
    candidato_id: candidateId,
    aplicacion_id: '',
    fecha,
    hora,
    duracion_min: INTERVIEW_LIMITS.defaultMinutes,
    tipo: 'presencial',
    entrevistador_id: '',
    entrevistador_nombre: '',
    ubicacion: '',
    link_virtual: '',
    notas: '',
    feedback: '',
    estado: 'programada',
  };
}

export function formOf(interview: Interview): FormValues {
  return {
    candidato_id: interview.candidato_id,
    aplicacion_id: interview.aplicacion_id,
    fecha: interview.fecha,
    hora: interview.hora,
    duracion_min: interview.duracion_min,
    tipo: interview.tipo,
    entrevistador_id: interview.entrevistador_id ?? '',
    entrevistador_nombre: interview.entrevistador_nombre ?? '',
    ubicacion: interview.ubicacion ?? '',
    link_virtual: interview.link_virtual ?? '',
    notas: interview.notas ?? '',
    feedback: interview.feedback ?? '',
    estado: interview.estado,
  };
}

const missing = (label: string) => `El campo ${label} es obligatorio`;

/** What is missing; the server looks again. */
export function errorsOf(values: FormValues): FieldErrors {
  return {
    ...(values.candidato_id ? {} : { candidato_id: 'Debe seleccionar un candidato' }),
    ...(values.fecha ? {} : { fecha: missing('Fecha') }),
    ...(values.hora ? {} : { hora: missing('Hora') }),
    ...(values.tipo === 'presencial' && !values.ubicacion.trim() ? { ubicacion: missing('Ubicación') } : {}),
    ...(values.tipo === 'virtual' && !values.link_virtual.trim()
      ? { link_virtual: missing('Enlace de la reunión') }
      : {}),
  };
}

const orNull = (text: string) => text.trim() || null;

function sharedOf(values: FormValues) {
  return {
    fecha: values.fecha,
    hora: values.hora,
    duracion_min: values.duracion_min,
    tipo: values.tipo,
    entrevistador_id: values.entrevistador_id || null,
    entrevistador_nombre: orNull(values.entrevistador_nombre),
    ubicacion: values.tipo === 'presencial' ? orNull(values.ubicacion) : null,
    link_virtual: values.tipo === 'virtual' ? orNull(values.link_virtual) : null,
    notas: orNull(values.notas),
  };
}

export const scheduleOf = (values: FormValues): Schemas['ScheduleRequest'] => ({
  ...sharedOf(values),
  candidato_id: values.candidato_id,
  ...(values.aplicacion_id ? { aplicacion_id: values.aplicacion_id } : {}),
});

export const updateOf = (values: FormValues, version: number): Schemas['InterviewUpdate'] => ({
  ...sharedOf(values),
  feedback: orNull(values.feedback),
  estado: values.estado,
  version,
});
