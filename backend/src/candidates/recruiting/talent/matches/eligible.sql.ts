import { INVITACION_LIMITS } from '@hiring/contract';
import { sql } from 'kysely';

const CONSENT = sql.raw(`interval '${INVITACION_LIMITS.consentMonths} months'`);
/** Minimum time between two invitations of a person. */
export const REST = sql.raw(`interval '${INVITACION_LIMITS.restDays} days'`);

/**
 * Conditions on a person `c`, each looked up by the person's own index: as a join of whole tables they would cost more
 * than the page that is read. A consent is good for 24 months from the day it was given (FUTURE_OPENINGS).
 */
export const hasConsent = (now: Date) => sql<boolean>`coalesce((
  select true from consentimientos k where k.candidato_id = c.id and k.finalidad = 'futuras_ofertas'
    and k.retirado_at is null and k.otorgado_at > ${now}::timestamptz - ${CONSENT}
  limit 1), false)`;

/**
 * Has applied to this very vacancy, is being considered for another one, or was hired. A rejection that waits to be
 * told is an open process to the person; a spontaneous application is no reason not to be offered an opening.
 */
export const isBusy = (vacancyId: string) => sql<boolean>`coalesce((
  select true from aplicaciones_vacantes a where a.candidato_id = c.id and a.deleted_at is null and (
    a.vacante_id = ${vacancyId}
    or (a.retirada_at is null and a.estado_candidato <> 'rechazada'
        and (a.vacante_id is not null or 'contratada' in (a.estado, a.estado_candidato))))
  limit 1), false)`;

/** Was invited to another vacancy too short a time ago. */
export const isResting = (now: Date, vacancyId: string) => sql<boolean>`exists (
  select from invitaciones_vacante r where r.candidato_id = c.id and r.vacante_id <> ${vacancyId}
    and r.created_at > ${now}::timestamptz - ${REST})`;
