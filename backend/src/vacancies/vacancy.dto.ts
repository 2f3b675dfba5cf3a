import {
  type Contrato,
  CUALIFICACIONES,
  type Cualificacion,
  type Jornada,
  type VacancyEstado,
  type VacancyPrioridad,
} from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { QuestionResponse, toQuestionResponse } from './questions/question.dto.js';
import { VacancyManagement } from './management/management.dto.js';
import type { Vacancy } from './vacancy.entity.js';
import { lockOf } from './vacancy.rules.js';

export class VacancyResponse {
  id: string;
  titulo: string;
  /** Code of the department. */
  departamento: string;
  /** Name of the department, for people. */
  departamento_nombre: string;
  /** Code of the position. */
  posicion: string;
  /** Name of the position, for people. */
  posicion_nombre: string;
  ubicacion: string;
  /** Plain text; blank lines separate paragraphs. */
  descripcion: string;
  requisitos: string[];
  responsabilidades: string[];
  beneficios: string[];
  idiomas: string[];
  tags: string[];
  tipo_contrato: Contrato;
  jornada: Jornada;
  estado: VacancyEstado;
  prioridad: VacancyPrioridad;
  /** Gross euros a year; null: to be agreed. */
  salario_min: number | null;
  /** Gross euros a year; null: to be agreed. */
  salario_max: number | null;
  /** Years of experience. */
  experiencia_min: number;
  /** Years of experience. */
  experiencia_max: number | null;
  educacion: string | null;
  /** People wanted. */
  vacantes_disponibles: number;
  destacada: boolean;
  visible_publicamente: boolean;
  /** ISO 8601 instant. */
  fecha_publicacion: string;
  /** ISO 8601 instant of the last change. */
  updated_at: string;
  /** Asked in the application form, in this order. */
  @ApiProperty({ type: [QuestionResponse] })
  preguntas: QuestionResponse[];
  /** Licences and certificates that the job needs; they turn nobody down. */
  @ApiProperty({ enum: CUALIFICACIONES, isArray: true })
  cualificaciones: Cualificacion[];
  /** YYYY-MM-DD, the last day on which one may apply, in Madrid; null: until it is closed. */
  cierra_el: string | null;
  /** Applications received; only staff are told. */
  aplicaciones_recibidas?: number;
  /** Whether an application to it is accepted now. */
  acepta_candidaturas: boolean;
  /** Only for staff. */
  gestion?: VacancyManagement;
}

type Namer = (departamento: string, posicion?: string) => string;

export function toVacancyResponse(vacancy: Vacancy, name: Namer, received?: number): VacancyResponse {
  return {
    id: vacancy.id,
    titulo: vacancy.titulo,
    departamento: vacancy.departamento,
    departamento_nombre: name(vacancy.departamento),
    posicion: vacancy.posicion,
    posicion_nombre: name(vacancy.departamento, vacancy.posicion),
    ubicacion: vacancy.ubicacion,
    descripcion: vacancy.descripcion,
    requisitos: vacancy.requisitos,
    responsabilidades: vacancy.responsabilidades,
    beneficios: vacancy.beneficios,
    idiomas: vacancy.idiomas,
    tags: vacancy.tags,
    tipo_contrato: vacancy.tipo_contrato,
    jornada: vacancy.jornada,
    estado: vacancy.estado,
    prioridad: vacancy.prioridad,
    salario_min: vacancy.salario_min,
    salario_max: vacancy.salario_max,
    experiencia_min: vacancy.experiencia_min,
    experiencia_max: vacancy.experiencia_max,
    educacion: vacancy.educacion,
    vacantes_disponibles: vacancy.vacantes_disponibles,
    destacada: vacancy.destacada,
    visible_publicamente: vacancy.visible_publicamente,
    fecha_publicacion: vacancy.fecha_publicacion.toISOString(),
    updated_at: vacancy.modificado_at.toISOString(),
    preguntas: vacancy.preguntas.map(toQuestionResponse),
    cualificaciones: vacancy.cualificaciones,
    cierra_el: vacancy.cierra_el,
    ...(received === undefined
      ? {}
      : { aplicaciones_recibidas: received, gestion: managementOf(vacancy, received) }),
    acepta_candidaturas: acceptsApplications(vacancy),
  };
}

function managementOf(vacancy: Vacancy, received: number): VacancyManagement {
  return {
    version: vacancy.version,
    motivo_sin_salario: vacancy.motivo_sin_salario,
    bloqueo: lockOf(vacancy.estado, received),
    puede_eliminar: received === 0,
  };
}

/** A vacancy takes applications while it is active and shown in public. */
export function acceptsApplications(vacancy: Pick<Vacancy, 'estado' | 'visible_publicamente'>): boolean {
  return vacancy.estado === 'activa' && vacancy.visible_publicamente;
}
