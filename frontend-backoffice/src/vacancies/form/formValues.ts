import {
  type Cualificacion,
  isOpenEstado,
  VACANCY_DEFAULTS,
  VACANCY_LISTS,
  type VacancyList,
  type VacancyOpenEstado,
} from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import type { Vacancy, VacancyForm } from '../types';

export type QuestionForm = Schemas['QuestionResponse'];

/** The form as its controls hold it: numbers are texts while they are typed. */
export interface FormValues extends Record<VacancyList, string[]> {
  titulo: string;
  departamento: string;
  posicion: string;
  ubicacion: string;
  descripcion: string;
  tipo_contrato: Vacancy['tipo_contrato'];
  jornada: Vacancy['jornada'];
  estado: VacancyOpenEstado;
  prioridad: Vacancy['prioridad'];
  salario_min: string;
  salario_max: string;
  motivo_sin_salario: string;
  experiencia_min: string;
  experiencia_max: string;
  educacion: string;
  vacantes_disponibles: string;
  destacada: boolean;
  visible_publicamente: boolean;
  cierra_el: string;
  cualificaciones: Cualificacion[];
  preguntas: QuestionForm[];
}

const text = (value: number | null): string => (value === null ? '' : String(value));

/** A list always keeps at least one row. */
const rows = (list: readonly string[]): string[] => (list.length > 0 ? [...list] : ['']);

const NEW: FormValues = {
  titulo: '',
  departamento: '',
  posicion: '',
  ubicacion: '',
  descripcion: '',
  requisitos: [''],
  responsabilidades: [''],
  beneficios: [''],
  idiomas: [''],
  tags: [''],
  tipo_contrato: VACANCY_DEFAULTS.tipo_contrato,
  jornada: VACANCY_DEFAULTS.jornada,
  estado: VACANCY_DEFAULTS.estado,
  prioridad: VACANCY_DEFAULTS.prioridad,
  salario_min: '',
  salario_max: '',
  motivo_sin_salario: '',
  experiencia_min: String(VACANCY_DEFAULTS.experiencia_min),
  experiencia_max: '',
  educacion: '',
  vacantes_disponibles: String(VACANCY_DEFAULTS.vacantes_disponibles),
  destacada: false,
  visible_publicamente: VACANCY_DEFAULTS.visible_publicamente,
  cierra_el: '',
  cualificaciones: [],
  preguntas: [],
};

/** What the form opens with: a new vacancy's defaults, or the vacancy. `estado`: where it is to go. */
export function valuesOf(vacancy: Vacancy | null, estado?: VacancyOpenEstado): FormValues {
  if (!vacancy) return NEW;
  return {
    ...NEW,
    titulo: vacancy.titulo,
    departamento: vacancy.departamento,
    posicion: vacancy.posicion,
    ubicacion: vacancy.ubicacion,
    descripcion: vacancy.descripcion,
    requisitos: rows(vacancy.requisitos),
    responsabilidades: rows(vacancy.responsabilidades),
    beneficios: rows(vacancy.beneficios),
    idiomas: rows(vacancy.idiomas),
    tags: rows(vacancy.tags),
    tipo_contrato: vacancy.tipo_contrato,
    jornada: vacancy.jornada,
    estado: estado ?? (isOpenEstado(vacancy.estado) ? vacancy.estado : 'pausada'),
    prioridad: vacancy.prioridad,
    salario_min: text(vacancy.salario_min),
    salario_max: text(vacancy.salario_max),
    motivo_sin_salario: vacancy.gestion?.motivo_sin_salario ?? '',
    experiencia_min: text(vacancy.experiencia_min),
    experiencia_max: text(vacancy.experiencia_max),
    educacion: vacancy.educacion ?? '',
    vacantes_disponibles: text(vacancy.vacantes_disponibles),
    destacada: vacancy.destacada,
    visible_publicamente: vacancy.visible_publicamente,
    cierra_el: vacancy.cierra_el ?? '',
    cualificaciones: vacancy.cualificaciones,
    preguntas: vacancy.preguntas,
  };
}

/** Empty: not said. Its control takes numbers only. */
const amount = (value: string): number | null => (value.trim() === '' ? null : Number.parseFloat(value));
const years = (value: string): number | null => (value.trim() === '' ? null : Number.parseInt(value, 10));

/** The request of a form: blank rows are left out, and what is no number of years is none. */
export function requestOf(values: FormValues): VacancyForm {
  const lists = Object.fromEntries(
    VACANCY_LISTS.map((list) => [list, values[list].map((row) => row.trim()).filter(Boolean)]),
  ) as Record<VacancyList, string[]>;
  const { motivo_sin_salario, educacion, cierra_el, preguntas, ...rest } = values;
  return {
    ...rest,
    ...lists,
    salario_min: amount(values.salario_min),
    salario_max: amount(values.salario_max),
    experiencia_min: years(values.experiencia_min) || 0,
    experiencia_max: years(values.experiencia_max),
    vacantes_disponibles: years(values.vacantes_disponibles) ?? VACANCY_DEFAULTS.vacantes_disponibles,
    cierra_el: cierra_el || null,
    preguntas,
    ...(educacion.trim() ? { educacion: educacion.trim() } : {}),
    ...(motivo_sin_salario.trim() ? { motivo_sin_salario: motivo_sin_salario.trim() } : {}),
  };
}
