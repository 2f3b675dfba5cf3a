import {
  ANSWERABLE_OFFERS,
  LIVE_OFFERS,
  OFFER_WAITS_FOR,
  type OfferLetterText,
  type OfferWaits,
  payOf,
  WRITABLE_OFFERS,
} from '@hiring/contract';
import type { MyOffer, OfferActions, OfferRecord, OfferResponse } from './offer.dto.js';
import { nextOf, type StepRow, toStepResponse, waitedName } from '../approvals/approval-steps.js';
import { nameOf, type OfferRow } from './offer-rows.js';
import { changedParts, expiryOf, offerName, saidReason, shownState, warningsOf } from './offer.rules.js';

export function toOfferResponse(row: OfferRow, approvals: readonly StepRow[]): OfferResponse {
  const { contenido, estado } = row;
  const espera = OFFER_WAITS_FOR[estado];
  return {
    id: row.id,
    nombre: offerName(row),
    estado,
    aplicacion_id: row.aplicacion_id,
    candidato_id: row.candidato_id,
    candidato_nombre: `${row.nombre} ${row.apellidos}`.trim(),
    puesto: contenido.puesto,
    departamento: contenido.departamento,
    salario_anual: contenido.salario_anual,
    banda: row.banda,
    caduca_el: row.caduca_el,
    espera,
    espera_a: espera && waitsFor(row, espera, approvals),
    rechazo: row.rechazo,
    enviada_at: row.enviada_at?.toISOString() ?? null,
    vista_at: row.vista_at?.toISOString() ?? null,
    aceptada_at: row.aceptada_at?.toISOString() ?? null,
    terminada_at: row.terminada_at?.toISOString() ?? null,
    version: row.version,
    created_at: row.created_at.toISOString(),
  };
}

function waitsFor(row: OfferRow, espera: OfferWaits, approvals: readonly StepRow[]): string {
  switch (espera) {
    case 'persona':
      return `${row.nombre} ${row.apellidos}`.trim();
    case 'rrhh':
      return nameOf(row.escribe, row.escribe_apellidos) ?? 'RRHH';
    case 'aprobacion':
      return waitedName(nextOf(row, approvals), row.sin_suplir) ?? 'Administración';
  }
}

/** What a record is made with. */
interface Recording {
  approvals: readonly StepRow[];
  carta: OfferLetterText;
  /** Whether whoever asks may write offers. */
  writes: boolean;
  /** Whether whoever asks may approve it now. */
  decides: boolean;
  /** Whether a draft needs an approval. */
  asks: boolean;
  /** Whether the application is hired. */
  hired: boolean;
  /** Whether the application may get an offer. */
  open: boolean;
  /** The last version, when it is another one. */
  last: Pick<OfferRow, 'id' | 'numero' | 'revision' | 'estado'> | null;
}

export function toOfferRecord(row: OfferRow, made: Recording): OfferRecord {
  const { approvals, carta, last } = made;
  const before =
    row.estado === 'borrador' ? row.aprobado : row.estado === 'en_aprobacion' ? row.anterior : null;
  const next = nextOf(row, approvals);
  return {
    ...toOfferResponse(row, approvals),
    contenido: row.contenido,
    paga: payOf(row.contenido),
    cambios: before ? changedParts(before, row.contenido) : [],
    avisos: warningsOf(row.contenido),
    aprobaciones: approvals.map((step) => toStepResponse(step, next, row.sin_suplir)),
    carta,
    huella: row.huella,
    motivo: row.motivo,
    firmada_por: row.firma?.nombre ?? null,
    sellada_at: row.sellada_at?.toISOString() ?? null,
    sellada_tiempo: row.sellada_tiempo?.toISOString() ?? null,
    creada_por: nameOf(row.escribe, row.escribe_apellidos),
    ultima: last && { id: last.id, nombre: offerName(last), estado: last.estado },
    acciones: actionsOn(row, made),
  };
}

function actionsOn(
  { estado }: OfferRow,
  { writes, decides, asks, hired, open, last }: Recording,
): OfferActions {
  const ended = !LIVE_OFFERS.includes(estado);
  return {
    editar: writes && WRITABLE_OFFERS.includes(estado),
    pedir_aprobacion: writes && estado === 'borrador' && asks,
    decidir: decides,
    enviar: writes && open && (estado === 'aprobada' || (estado === 'borrador' && !asks)),
    prorrogar: writes && open && !last && (ANSWERABLE_OFFERS.includes(estado) || estado === 'caducada'),
    retirar: writes && LIVE_OFFERS.includes(estado),
    preparar_otra: writes && open && !last && ended && !(estado === 'aceptada' && hired),
  };
}

export const toMyOffer = (row: OfferRow, camino: string): MyOffer => ({
  id: row.id,
  aplicacion_id: row.aplicacion_id,
  puesto: row.contenido.puesto,
  estado: shownState(row),
  camino,
  motivo: saidReason(row),
  caduca: expiryOf(row.caduca_el).toISOString(),
  firmada: row.sellada_at !== null,
});
