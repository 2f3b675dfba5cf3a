/** Inviting past candidates to a vacancy, and what closing one asks for. */
import type { Tone, VacancyEstado } from './vocabulary.js';

/** How an invitation to apply stands: sent, seen by the person when signed in, applied, not wanted. */
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

/** What became of each person that HR wished to invite. */
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
  /** Days between two invitations of one person, whichever the vacancies. */
  restDays: 14,
  /** Months that a consent for future openings is good for (FUTURE_OPENINGS.meaning). */
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

/** What the link «No quiero más propuestas» is about. */
export interface ProposalsPage {
  /** False: the person is not told of other openings. */
  activas: boolean;
  /** Openings the person was invited to and has not answered. */
  propuestas: { vacante_id: string; titulo: string; ubicacion: string }[];
}
