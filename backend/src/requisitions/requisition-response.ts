import { WRITABLE_REQUISITIONS } from '@hiring/contract';
import { nextOf, type StepRow, toStepResponse, waitedName } from '../approvals/approval-steps.js';
import { type Actor, can } from '../platform/auth/actor.js';
import type {
  RequisitionActions,
  RequisitionRecord,
  RequisitionResponse,
  RequisitionVacancyLine,
} from './requisition.dto.js';
import type { RequisitionRow } from './requisition-rows.js';
import { shownEstado } from './requisition.rules.js';

export function toRequisitionResponse(row: RequisitionRow, steps: readonly StepRow[]): RequisitionResponse {
  const { plazas, contratadas, motivo, desde_el, salario_min, salario_max, convenio, solicitante } = row;
  return {
    id: row.id,
    numero: row.numero,
    estado: shownEstado(row),
    titulo: row.titulo,
    departamento: row.departamento,
    posicion: row.posicion,
    ubicacion: row.ubicacion,
    plazas,
    contratadas,
    motivo,
    desde_el,
    salario_min,
    salario_max,
    convenio,
    solicitante,
    espera_a: waitedName(nextOf(row, steps), row.solicitante_id),
    espera_de_mi: Boolean(row.espera_de_mi),
    pedida_at: row.pedida_at?.toISOString() ?? null,
    aprobada_at: row.aprobada_at?.toISOString() ?? null,
    version: row.version,
    created_at: row.created_at.toISOString(),
  };
}

export function toRequisitionRecord(
  row: RequisitionRow,
  steps: readonly StepRow[],
  vacantes: RequisitionVacancyLine[],
  actor: Actor,
): RequisitionRecord {
  const next = nextOf(row, steps);
  return {
    ...toRequisitionResponse(row, steps),
    sustituye_a: row.sustituye_a,
    justificacion: row.justificacion,
    motivo_cancelacion: row.motivo_cancelacion,
    vacantes,
    // Steps of an earlier round whose turn did not come say nothing.
    aprobaciones: steps
      .filter(({ decision, ronda }) => decision !== null || (next && ronda === row.ronda))
      .map((step) => ({
        ...toStepResponse(step, next, row.solicitante_id),
        ronda: step.ronda,
        por_delegacion: step.por_delegacion ?? false,
      })),
    acciones: actionsOn(row, actor),
  };
}

/** Whether somebody writes it: whoever asked for it, and human resources. */
export const mayWrite = ({ solicitante_id }: Pick<RequisitionRow, 'solicitante_id'>, actor: Actor): boolean =>
  can(actor, 'requisitions:write') &&
  (can(actor, 'requisitions:manage') || (!actor.key && solicitante_id === actor.userId));

function actionsOn(row: RequisitionRow, actor: Actor): RequisitionActions {
  const estado = shownEstado(row);
  const writes = mayWrite(row, actor);
  return {
    editar: writes && WRITABLE_REQUISITIONS.includes(estado),
    pedir_aprobacion: writes && (estado === 'borrador' || estado === 'devuelta'),
    decidir: Boolean(row.espera_de_mi),
    cancelar: writes && WRITABLE_REQUISITIONS.includes(estado),
    desvincular: can(actor, 'requisitions:manage'),
    crear_vacante: can(actor, 'requisitions:manage') && estado === 'aprobada',
  };
}
