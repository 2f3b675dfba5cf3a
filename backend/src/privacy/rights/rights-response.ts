import type { RightsRequestResponse, RightsRequestRow } from './rights.dto.js';
import type { RightsRequest } from './rights-request.entity.js';
import { actionsOf, isOpen, type RightsState } from './rights.rules.js';

export const stateOf = (request: RightsRequest): RightsState => ({
  tipo: request.tipo,
  estado: request.estado,
  recibida_el: request.recibida_el,
  vence_el: request.vence_el,
  prorrogada: request.prorrogada_at !== null,
  identidad: request.identidad_at !== null,
  persona: request.candidato_id !== null || request.user_id !== null,
});

const DAY_MS = 86_400_000;

/** @param today a day of Madrid, YYYY-MM-DD. */
export function toRightsRow(request: RightsRequest, today: string): RightsRequestRow {
  const { id, tipo, estado, canal, recibida_el, vence_el, nombre, email, candidato_id, version } = request;
  const open = isOpen(estado);
  return {
    id,
    tipo,
    estado,
    canal,
    recibida_el,
    vence_el,
    vencida: open && vence_el < today,
    dias: open ? Math.round((Date.parse(vence_el) - Date.parse(today)) / DAY_MS) : null,
    cerrada_at: request.cerrada_at?.toISOString() ?? null,
    nombre,
    email,
    candidato_id,
    identidad_at: request.identidad_at?.toISOString() ?? null,
    version,
  };
}

export function toRightsResponse(
  request: RightsRequest,
  today: string,
  hold: string | null,
): RightsRequestResponse {
  return {
    ...toRightsRow(request, today),
    detalle: request.detalle,
    prorrogada_at: request.prorrogada_at?.toISOString() ?? null,
    prorroga_motivo: request.prorroga_motivo,
    respuesta: request.respuesta,
    retencion: hold,
    acciones: actionsOf(stateOf(request), today),
  };
}
