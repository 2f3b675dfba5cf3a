import type { Cualificacion } from '@hiring/contract';
import type { Vacancy } from '../../vacancies/vacancy.entity.js';
import type { DemoQuestion } from './questions.js';

/** A vacancy of the demo: its texts, and the working days, counted from today, on which it was open. */
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
> &
  Partial<Pick<Vacancy, 'horario' | 'noches_fuera'>> & {
    /** Questions for applicants, with the answers of demo people. */
    questions?: readonly DemoQuestion[];
    /** Licences and certificates that the job requires. */
    qualifications?: readonly Cualificacion[];
    /** Working day, counted from today, on which it closes automatically. */
    closingDay?: number;
    publishedDay: number;
    /** Last working day with applications; null: still open. */
    closedDay: number | null;
  };
