import { EMAIL_KINDS, isEndedStage, PRIORIDAD_LABEL, STAGE_LABEL } from '@hiring/contract';
import { sentenceOf } from '../../../platform/errors/error-catalogue.js';
import { isEnded, isInStage, isOpenRow } from '../../applications/estados.sql.js';
import type { BulkParameters } from './bulk-action.entity.js';

/** Applications that an action would skip: computed for the preview. */
export interface Omission {
  codigo: string;
  motivo: string;
  /** On application `a`; `$p` stands for `value`. */
  where: string;
  value?: unknown;
}

/** An application must not be reopened beside another open one for the vacancy (`aplicaciones_una_abierta_uq`). */
const CLASHES = `${isEnded('a.estado')} AND EXISTS (
  SELECT 1 FROM aplicaciones_vacantes o WHERE o.candidato_id = a.candidato_id AND o.id <> a.id
    AND o.vacante_id IS NOT DISTINCT FROM a.vacante_id AND ${isOpenRow('o')})`;

const NO_INTERVIEW = `NOT EXISTS (
  SELECT 1 FROM interviews i WHERE i.aplicacion_id = a.id AND i.deleted_at IS NULL
    AND i.estado IN ('programada','confirmada') AND i.inicio > now())`;

const HAS_TAG = `EXISTS (
  SELECT 1 FROM candidato_etiquetas ce WHERE ce.candidato_id = a.candidato_id AND ce.etiqueta_id = $p)`;

/** The first that fits an application is its reason. */
export function omissionsOf({ mover, prioridad, mensaje, etiqueta, campo }: BulkParameters): Omission[] {
  const same = 'sin_cambios';
  const error = (
    codigo: 'application_withdrawn' | 'open_application_exists' | 'message_without_interview',
  ) => ({
    codigo,
    motivo: sentenceOf(codigo),
  });
  if (mover) {
    const { estado } = mover;
    const reopens = !isEndedStage(estado);
    return [
      { ...error('application_withdrawn'), where: 'a.retirada_at IS NOT NULL' },
      { codigo: same, motivo: `Ya está en ${STAGE_LABEL[estado]}`, where: isInStage('a.estado', estado) },
      ...(reopens ? [{ ...error('open_application_exists'), where: CLASHES }] : []),
    ];
  }
  if (prioridad) {
    const motivo = `Ya tiene prioridad ${PRIORIDAD_LABEL[prioridad]}`;
    return [{ codigo: same, motivo, where: 'a.prioridad = $p', value: prioridad }];
  }
  if (mensaje) {
    const stage = EMAIL_KINDS[mensaje.tipo].byHand.stage;
    if (stage) {
      const codigo = 'message_wrong_stage';
      const motivo = `${EMAIL_KINDS[mensaje.tipo].byHand.name}: ${sentenceOf(codigo, { stage: STAGE_LABEL[stage] })}`;
      return [
        { codigo, motivo, where: `(NOT ${isInStage('a.estado', stage)} OR a.retirada_at IS NOT NULL)` },
      ];
    }
    return mensaje.tipo === 'confirmacion_entrevista'
      ? [{ ...error('message_without_interview'), where: NO_INTERVIEW }]
      : [];
  }
  if (etiqueta) {
    return etiqueta.quitar
      ? [{ codigo: same, motivo: 'No tiene la etiqueta', where: `NOT ${HAS_TAG}`, value: etiqueta.id }]
      : [{ codigo: same, motivo: 'Ya tiene la etiqueta', where: HAS_TAG, value: etiqueta.id }];
  }
  if (campo) {
    const of =
      campo.entidad === 'persona' ? '(SELECT campos FROM candidates WHERE id = a.candidato_id)' : 'a.campos';
    const where = `${of} -> '${campo.clave}' IS NOT DISTINCT FROM $p::jsonb`;
    const value = campo.valor === null ? null : JSON.stringify(campo.valor);
    return [{ codigo: same, motivo: 'Ya tiene ese valor', where, value }];
  }
  return [];
}
