import { INVITACION_LIMITS } from '@hiring/contract';

/**
 * Conditions on a person `c`, each looked up by the person's own index: as a join of whole tables they would cost more
 * than the page that is read. `now` and `vacancy` are the placeholders of an instant and of the vacancy's id.
 * A consent is good for 24 months from the day it was given (FUTURE_OPENINGS).
 */
export const hasConsent = (now: string): string => `coalesce((
  SELECT true FROM consentimientos k WHERE k.candidato_id = c.id AND k.finalidad = 'futuras_ofertas'
    AND k.retirado_at IS NULL
    AND k.otorgado_at > ${now}::timestamptz - interval '${INVITACION_LIMITS.consentMonths} months'
  LIMIT 1), false)`;

/**
 * Has applied to this very vacancy, is being considered for another one, or was hired. A rejection that waits to be
 * told is an open process to the person; a spontaneous application is no reason not to be offered an opening.
 */
export const isBusy = (vacancy: string): string => `coalesce((
  SELECT true FROM aplicaciones_vacantes a WHERE a.candidato_id = c.id AND a.deleted_at IS NULL AND (
    a.vacante_id = ${vacancy}
    OR (a.retirada_at IS NULL AND a.estado_candidato <> 'rechazada'
        AND (a.vacante_id IS NOT NULL OR 'contratada' IN (a.estado, a.estado_candidato))))
  LIMIT 1), false)`;

/** Was invited to another vacancy too short a time ago. */
export const isResting = (now: string, vacancy: string): string => `EXISTS (
  SELECT 1 FROM invitaciones_vacante r WHERE r.candidato_id = c.id AND r.vacante_id <> ${vacancy}
    AND r.created_at > ${now}::timestamptz - interval '${INVITACION_LIMITS.restDays} days')`;
