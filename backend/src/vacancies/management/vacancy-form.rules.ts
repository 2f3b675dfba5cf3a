import { CUALIFICACIONES, normalText, VACANCY_LIMITS } from '@hiring/contract';
import { type DepartmentResponse, hasPosition } from '../../departments/department.dto.js';
import type { FieldErrors } from '../../platform/errors/domain-error.js';
import { type Question, questionErrors } from '../questions/questions.rules.js';
import type { VacancyColumns } from './vacancy-changes.rules.js';
import type { VacancyFormRequest } from './vacancy-form.dto.js';
import { hasBand } from '../vacancy.rules.js';

/** A question in requests and the form; empty parts are not stored. */
type QuestionForm = Partial<Record<keyof Question, unknown>>;

/** Drops empty optional parts of a question. */
function storedQuestion(question: unknown): unknown {
  if (typeof question !== 'object' || question === null) return question;
  const { id, texto, tipo, opciones, obligatoria, ayuda, unidad } = question as QuestionForm;
  const trimmed = (value: unknown): unknown => (typeof value === 'string' ? normalText(value) : value);
  const options: unknown = Array.isArray(opciones)
    ? (opciones as unknown[]).map(trimmed).filter((option) => option !== '')
    : opciones;
  const hasOptions = Array.isArray(options) ? options.length > 0 : options !== undefined && options !== null;
  return {
    id,
    texto: trimmed(texto),
    tipo,
    obligatoria,
    ...(hasOptions ? { opciones: options } : {}),
    ...(trimmed(ayuda) ? { ayuda: trimmed(ayuda) } : {}),
    ...(trimmed(unidad) ? { unidad: trimmed(unidad) } : {}),
  };
}

/** Columns of a form, and its cross-field errors by field. */
export function readForm(form: VacancyFormRequest): { columns: VacancyColumns; errors: FieldErrors } {
  const questions = form.preguntas.map(storedQuestion);
  const columns: VacancyColumns = {
    titulo: form.titulo,
    departamento: form.departamento,
    posicion: form.posicion,
    ubicacion: form.ubicacion,
    descripcion: form.descripcion,
    requisitos: form.requisitos,
    responsabilidades: form.responsabilidades,
    beneficios: form.beneficios,
    idiomas: form.idiomas,
    tags: [...new Set(form.tags)],
    tipo_contrato: form.tipo_contrato,
    jornada: form.jornada,
    estado: form.estado,
    prioridad: form.prioridad,
    salario_min: form.salario_min,
    salario_max: form.salario_max,
    motivo_sin_salario: hasBand(form) ? null : (form.motivo_sin_salario ?? null),
    experiencia_min: form.experiencia_min,
    experiencia_max: form.experiencia_max,
    educacion: form.educacion || null,
    horario: form.horario || null,
    noches_fuera: form.noches_fuera || null,
    vacantes_disponibles: form.vacantes_disponibles,
    destacada: form.destacada,
    visible_publicamente: form.visible_publicamente,
    cierra_el: form.cierra_el,
    cualificaciones: CUALIFICACIONES.filter((tipo) => form.cualificaciones.includes(tipo)),
    // Validated below: an invalid question is refused before it is stored.
    preguntas: questions as Question[],
  };
  return { columns, errors: { ...questionErrors(questions), ...wholeErrors(columns) } };
}

function wholeErrors(vacancy: VacancyColumns): FieldErrors {
  const errors: FieldErrors = {};
  const { salario_min, salario_max, experiencia_min, experiencia_max, tags } = vacancy;
  if (salario_min !== null && salario_max !== null && salario_min > salario_max) {
    errors.salario_max = ['El salario máximo no puede ser menor que el mínimo'];
  }
  if (experiencia_max !== null && experiencia_max < experiencia_min) {
    errors.experiencia_max = ['La experiencia máxima no puede ser menor que la mínima'];
  }
  if (Buffer.byteLength(tags.join('')) > VACANCY_LIMITS.tagBytes) {
    errors.tags = ['Las etiquetas son demasiado largas: acorta alguna'];
  }
  return errors;
}

/**
 * Accepts the catalogue's departments and positions and the values that the vacancy already has. A department
 * without positions accepts any text.
 */
export function placeErrors(
  { departamento, posicion }: Pick<VacancyColumns, 'departamento' | 'posicion'>,
  offered: readonly DepartmentResponse[],
  before: Pick<VacancyColumns, 'departamento' | 'posicion'> | null,
): FieldErrors {
  if (before?.departamento === departamento && before.posicion === posicion) return {};
  const department = offered.find(({ codigo }) => codigo === departamento);
  if (!department) {
    return before?.departamento === departamento ? {} : { departamento: ['El departamento no es válido'] };
  }
  return hasPosition(department, posicion) ? {} : { posicion: ['La posición no es válida'] };
}
