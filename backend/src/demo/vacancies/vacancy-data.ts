import type { Cualificacion } from '@hiring/contract';
import type { Vacancy } from '../../vacancies/vacancy.entity.js';
import type { DemoQuestion } from './questions.js';

/** A vacancy of the demo: its copy, and when it was open, in working days from today. */
export type VacancyData = Pick<
  Vacancy,
  | 'titulo'
  | 'departamento'
  | 'posicion'
  | 'ubicacion'
  | 'descripcion'
  | 'requisitos'
  | 'responsabilidades'
  | 'beneficios'
  | 'idiomas'
  | 'tags'
  | 'tipo_contrato'
  | 'jornada'
  | 'estado'
  | 'prioridad'
  | 'salario_min'
  | 'salario_max'
  | 'experiencia_min'
  | 'experiencia_max'
  | 'educacion'
  | 'vacantes_disponibles'
  | 'destacada'
> & {
  /** Asked of whoever applies, with what people of the demo answer. */
  questions?: readonly DemoQuestion[];
  /** Licences and certificates that the job needs. */
  qualifications?: readonly Cualificacion[];
  /** Working day from today with which it closes by itself. */
  closingDay?: number;
  publishedDay: number;
  /** Last working day on which applications came in; null: they still do. */
  closedDay: number | null;
};
