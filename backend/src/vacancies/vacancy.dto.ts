import {
  CONTRATOS,
  CUALIFICACIONES,
  JORNADAS,
  SITE_LANGUAGES,
  VACANCY_ESTADOS,
  VACANCY_PRIORIDADES,
  VACANCY_TEXTS,
  type Contrato,
  type Cualificacion,
  type CustomFieldValues,
  type Jornada,
  type SiteLanguage,
  type VacancyEstado,
  type VacancyPrioridad,
  type VacancyText,
} from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { CustomValues, VACANCY_VALUES } from '../fields/custom-field.dto.js';
import { Day, Decimal, Example, Id, Instant, Word, Words } from '../platform/openapi/field.js';
import { QuestionResponse, toQuestionResponse } from './questions/question.dto.js';
import { VacancyManagement } from './management/management.dto.js';
import type { Vacancy } from './vacancy.entity.js';
import { lockOf } from './vacancy.rules.js';
import type { VacancyTranslations } from './translations/vacancy-translations.entity.js';
import { shownTexts } from './translations/vacancy-translations.rules.js';

export class VacancyResponse {
  /** Id. */ @Id() id: string;
  /** Title of the vacancy. */ @Example('Mecánico de camiones') titulo: string;
  /** Code of department. */ @Example('mantenimiento') departamento: string;
  /** Name of the department, for people. */ @Example('Mantenimiento') departamento_nombre: string;
  /** Code of the position. */ @Example('mecanico') posicion: string;
  /** Name of the position, for people. */ @Example('Mecánico') posicion_nombre: string;
  /** Place. */ @Example('Barcelona') ubicacion: string;
  /** Plain text; blank lines separate paragraphs. */
  @Example('Mantenimiento de la flota en el taller de la Zona Franca.') descripcion: string;
  /** What is asked for, one line each. */ @Example(['Permiso C+E']) requisitos: string[];
  /** What there is to do, one line each. */
  @Example(['Revisar los vehículos antes de cada salida']) responsabilidades: string[];
  /** What the company offers besides pay, one line each. */
  @Example(['Formación a cargo de la empresa']) beneficios: string[];
  /** Languages with their levels. */ @Example(['Español (nativo)']) idiomas: string[];
  /** Words under which it is found. */ @Example(['taller']) tags: string[];
  /** Kind of contract. */ @Word(CONTRATOS) tipo_contrato: Contrato;
  /** Working hours. */ @Word(JORNADAS) jornada: Jornada;
  /** State, in one of these words. */ @Word(VACANCY_ESTADOS) estado: VacancyEstado;
  /** Priority given by HR. */ @Word(VACANCY_PRIORIDADES) prioridad: VacancyPrioridad;
  /** Gross euros a year; null: to be agreed. */ @Decimal() @Example(24000) salario_min: number | null;
  /** Gross euros a year; null: to be agreed. */ @Decimal() @Example(28000) salario_max: number | null;
  /** Years of experience. */ @Example(1) experiencia_min: number;
  /** Years of experience. */ experiencia_max: number | null;
  /** Studies, in words. */ @Example('Ciclo formativo de Automoción') educacion: string | null;
  /** Hours, in words. */ @Example('De lunes a viernes, de 6:00 a 14:00') horario: string | null;
  /** How often one sleeps away from home, in words. */
  @Example('Una o dos por semana, avisadas')
  noches_fuera: string | null;
  /** People wanted. */ vacantes_disponibles: number;
  /** Whether it is shown before others. */ destacada: boolean;
  /** Whether the public site shows it. */ visible_publicamente: boolean;
  /** ISO 8601 instant at which it was published. */ @Instant() fecha_publicacion: string;
  /** ISO 8601 instant of the last change. */ @Instant() updated_at: string;
  /** Asked in the application form, in this order. */
  @ApiProperty({ type: [QuestionResponse] })
  preguntas: QuestionResponse[];
  /** Licences and certificates that the job needs; applications without them are accepted. */
  @Words(CUALIFICACIONES) cualificaciones: Cualificacion[];
  /** YYYY-MM-DD, the last day on which one may apply, in Madrid; null: until it is closed. */
  @Day() cierra_el: string | null;
  /** Of its texts: the one that was asked for where there are such texts, otherwise Spanish. Always Spanish for staff. */
  @Word(SITE_LANGUAGES) idioma: SiteLanguage;
  /** Texts that are in Spanish although others are in `idioma`. */
  @Words(VACANCY_TEXTS) sin_traducir: VacancyText[];
  /** Applications received; only for staff. */ aplicaciones_recibidas?: number;
  /** Whether an application to it is accepted now. */ acepta_candidaturas: boolean;
  /** Values of the company's own fields, by `clave`; only for staff. */ @CustomValues(VACANCY_VALUES)
  campos?: CustomFieldValues;
  /** Only for staff. */ gestion?: VacancyManagement;
}

type Namer = (departamento: string, posicion?: string) => string;

/** @param received only for staff @param words in the language of whoever asks; undefined: in Spanish */
export function toVacancyResponse(
  vacancy: Vacancy,
  name: Namer,
  received?: number,
  words?: VacancyTranslations,
): VacancyResponse {
  return {
    id: vacancy.id,
    ...shownTexts(vacancy, words),
    departamento: vacancy.departamento,
    departamento_nombre: name(vacancy.departamento),
    posicion: vacancy.posicion,
    posicion_nombre: name(vacancy.departamento, vacancy.posicion),
    ubicacion: vacancy.ubicacion,
    tags: vacancy.tags,
    tipo_contrato: vacancy.tipo_contrato,
    jornada: vacancy.jornada,
    estado: vacancy.estado,
    prioridad: vacancy.prioridad,
    salario_min: vacancy.salario_min,
    salario_max: vacancy.salario_max,
    experiencia_min: vacancy.experiencia_min,
    experiencia_max: vacancy.experiencia_max,
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
      : {
          aplicaciones_recibidas: received,
          gestion: managementOf(vacancy, received),
          campos: vacancy.campos,
        }),
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

/** Whether it accepts applications: it is active and visible. */
export function acceptsApplications(vacancy: Pick<Vacancy, 'estado' | 'visible_publicamente'>): boolean {
  return vacancy.estado === 'activa' && vacancy.visible_publicamente;
}
