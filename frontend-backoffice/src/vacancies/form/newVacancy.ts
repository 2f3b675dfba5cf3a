import { VACANCY_DEFAULTS } from '@hiring/contract';

/** The form of a new vacancy. */
export const NEW_VACANCY_VALUES = {
  ...VACANCY_DEFAULTS,
  salario_min: null,
  salario_max: null,
  experiencia_max: null,
  destacada: false,
  cierra_el: null,
  requisitos: [],
  responsabilidades: [],
  beneficios: [],
  idiomas: [],
  tags: [],
  cualificaciones: [],
  preguntas: [],
};
