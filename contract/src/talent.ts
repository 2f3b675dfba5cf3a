/** Invitations of past candidates to a vacancy, and data for closing one. */
import type { Tone, VacancyEstado } from './vocabulary.js';

/** State of an invitation: sent, seen when signed in, applied, declined. */
export const INVITACION_ESTADOS = ['enviada', 'vista', 'solicitada', 'rechazada'] as const;
export type InvitacionEstado = (typeof INVITACION_ESTADOS)[number];
export const INVITACION_ESTADO_LABEL: Readonly<Record<InvitacionEstado, string>> = {
  enviada: 'Invitada',
  vista: 'Ha visto la oferta',
  solicitada: 'Se ha presentado',
  rechazada: 'No le interesa',
};
export const INVITACION_ESTADO_TONE: Readonly<Record<InvitacionEstado, Tone>> = {
  enviada: 'blue',
  vista: 'indigo',
  solicitada: 'green',
  rechazada: 'grey',
};

/** Result for each person that HR wanted to invite. */
export const INVITACION_RESULTADOS = [
  'invitada',
  'ya_invitada',
  'invitada_hace_poco',
  'sin_permiso',
  'ya_no_encaja',
] as const;
export type InvitacionResultado = (typeof INVITACION_RESULTADOS)[number];
export const INVITACION_RESULTADO_TEXT: Readonly<Record<InvitacionResultado, string>> = {
  invitada: 'Invitación enviada',
  ya_invitada: 'Ya tenía la invitación a esta vacante: no se ha enviado otra',
  invitada_hace_poco: 'Recibió otra propuesta hace menos de 14 días: todavía no se le puede escribir',
  sin_permiso: 'Ha retirado su permiso para recibir otras ofertas',
  ya_no_encaja: 'Ya se ha presentado a esta vacante o está en otro proceso',
};

export const INVITACION_LIMITS = {
  /** People of one sending. */
  people: 50,
  /** Days between two invitations of a person to any vacancies. */
  restDays: 14,
  /** Months for which a consent to future openings is valid (FUTURE_OPENINGS.meaning). */
  consentMonths: 24,
  /** Characters of the reason why a vacancy is closed. */
  motivoCierre: 500,
} as const;

/** Why a person fits a vacancy. */
export const ENCAJE_MOTIVOS = ['puesto', 'departamento', 'cualificacion', 'ciudad', 'reciente'] as const;
export type EncajeMotivo = (typeof ENCAJE_MOTIVOS)[number];

export const VACANCY_ESTADO_LABEL: Readonly<Record<VacancyEstado, string>> = {
  activa: 'Activa',
  pausada: 'Pausada',
  cerrada: 'Cerrada',
  borrador: 'Borrador',
};
export const VACANCY_ESTADO_TONE: Readonly<Record<VacancyEstado, Tone>> = {
  activa: 'green',
  pausada: 'yellow',
  cerrada: 'grey',
  borrador: 'indigo',
};

/** Data for the page of the link «No quiero más propuestas». */
export interface ProposalsPage {
  /** False: the person is not told of other openings. */
  activas: boolean;
  /** Unanswered invitations of the person. */
  propuestas: { vacante_id: string; titulo: string; ubicacion: string }[];
}
