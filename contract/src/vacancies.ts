/** Vacancy management: form options, history labels, and tracking links. */
import type { VacancyEstado } from './vocabulary.js';

export const VACANCY_LIMITS = {
  title: 150,
  place: 200,
  description: 10_000,
  education: 200,
  hours: 150,
  /** Entries of a list, and the characters of each. */
  items: 30,
  item: 300,
  tags: 20,
  tag: 50,
  /** Bytes of all tags: they are in an index. */
  tagBytes: 1000,
  /** Euros a year. */
  salary: 9_999_999,
  /** Gross euros a year that are published without a question. */
  usualSalary: { min: 10_000, max: 200_000 },
  experience: 60,
  openings: 999,
  salaryReason: 500,
  linkName: 80,
  linkCode: 40,
  /** Links of one vacancy, or of all openings. */
  links: 50,
} as const;

/** States that the form may set; closing needs more data and has its own endpoint. */
export const VACANCY_OPEN_ESTADOS = ['activa', 'pausada', 'borrador'] as const;
export type VacancyOpenEstado = (typeof VACANCY_OPEN_ESTADOS)[number];

export const isOpenEstado = (estado: VacancyEstado): estado is VacancyOpenEstado =>
  (VACANCY_OPEN_ESTADOS as readonly string[]).includes(estado);

/** Of a new vacancy. */
export const VACANCY_DEFAULTS = {
  tipo_contrato: 'Indefinido',
  jornada: 'Completa',
  vacantes_disponibles: 1,
  experiencia_min: 0,
  prioridad: 'normal',
  estado: 'activa',
  visible_publicamente: true,
} as const;

/** The lists of the form, in its order. */
export const VACANCY_LISTS = ['requisitos', 'responsabilidades', 'beneficios', 'idiomas', 'tags'] as const;
export type VacancyList = (typeof VACANCY_LISTS)[number];

/** What a vacancy may also say in other languages; the rest of it is numbers, choices and names. */
export const VACANCY_TEXTS = [
  'titulo',
  'descripcion',
  'responsabilidades',
  'requisitos',
  'beneficios',
  'idiomas',
  'educacion',
  'horario',
  'noches_fuera',
] as const;
export type VacancyText = (typeof VACANCY_TEXTS)[number];

/** Why a vacancy cannot be edited now; null: it can. */
export const VACANCY_LOCKS = ['cerrada', 'activa_con_candidaturas'] as const;
export type VacancyLock = (typeof VACANCY_LOCKS)[number];

/** Labels of vacancy fields in the form and the history. */
export const VACANCY_FIELD_LABEL = {
  titulo: 'Título',
  departamento: 'Departamento',
  posicion: 'Posición',
  ubicacion: 'Ubicación',
  descripcion: 'Descripción',
  requisitos: 'Requisitos',
  responsabilidades: 'Responsabilidades',
  beneficios: 'Beneficios',
  idiomas: 'Idiomas',
  tags: 'Etiquetas',
  tipo_contrato: 'Tipo de contrato',
  jornada: 'Jornada',
  estado: 'Estado',
  prioridad: 'Prioridad',
  salario_min: 'Salario mínimo',
  salario_max: 'Salario máximo',
  motivo_sin_salario: 'Por qué se publica sin salario',
  experiencia_min: 'Experiencia mínima',
  experiencia_max: 'Experiencia máxima',
  educacion: 'Formación',
  horario: 'Horario',
  noches_fuera: 'Noches fuera',
  vacantes_disponibles: 'Puestos disponibles',
  destacada: 'Destacada',
  visible_publicamente: 'Visible en la web',
  cierra_el: 'Fecha de cierre',
  cualificaciones: 'Permisos y certificados',
  preguntas: 'Preguntas',
} as const;
export type VacancyField = keyof typeof VACANCY_FIELD_LABEL;

/** What a line of a vacancy's history tells of. */
export const VACANCY_EVENTS = ['creada', 'duplicada', 'editada', 'estado', 'cierre_automatico'] as const;
export type VacancyEvent = (typeof VACANCY_EVENTS)[number];
export const VACANCY_EVENT_LABEL: Readonly<Record<VacancyEvent, string>> = {
  creada: 'Vacante creada',
  duplicada: 'Creada como copia de otra',
  editada: 'Datos cambiados',
  estado: 'Cambio de estado',
  cierre_automatico: 'Cerrada al llegar su fecha de cierre',
};

/** Application origins other than tracking links. */
export const CANALES_PROPIOS = ['web', 'invitacion', 'importacion', 'rrhh', 'alerta'] as const;
