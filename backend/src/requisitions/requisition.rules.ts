import { EVERY_DEPARTMENT, type RequisitionEstado, type StoredRequisitionEstado } from '@hiring/contract';
import type { RequisitionApprovers } from './approval/requisition-approval.entity.js';
import type { Requisition } from './requisition.entity.js';

/** What its form says. */
export type RequisitionContent = Pick<
  Requisition,
  | 'titulo'
  | 'departamento'
  | 'posicion'
  | 'ubicacion'
  | 'plazas'
  | 'motivo'
  | 'sustituye_a'
  | 'justificacion'
  | 'desde_el'
  | 'salario_min'
  | 'salario_max'
  | 'convenio'
>;

export const CONTENT_LABEL: Readonly<Record<keyof RequisitionContent, string>> = {
  titulo: 'puesto',
  departamento: 'departamento',
  posicion: 'posición',
  ubicacion: 'centro de trabajo',
  plazas: 'plazas',
  motivo: 'motivo',
  sustituye_a: 'a quién sustituye',
  justificacion: 'justificación',
  desde_el: 'fecha de inicio',
  salario_min: 'salario mínimo',
  salario_max: 'salario máximo',
  convenio: 'convenio',
};

/** A change of these is another request: an approved one is approved again. */
const WEIGHTY: readonly (keyof RequisitionContent)[] = [
  'departamento',
  'posicion',
  'plazas',
  'motivo',
  'salario_min',
  'salario_max',
  'convenio',
];

/** The parts that differ. */
export const changedParts = (
  before: RequisitionContent,
  after: RequisitionContent,
): (keyof RequisitionContent)[] =>
  (Object.keys(CONTENT_LABEL) as (keyof RequisitionContent)[]).filter((key) => before[key] !== after[key]);

/** Whether a change begins the approval again: any while it is asked for, a weighty one of what was approved. */
export const asksAgain = (
  estado: StoredRequisitionEstado,
  changed: readonly (keyof RequisitionContent)[],
): boolean =>
  estado === 'en_aprobacion' || (estado === 'aprobada' && changed.some((key) => WEIGHTY.includes(key)));

/** Filled when as many were hired as were asked for. */
export const shownEstado = ({
  estado,
  plazas,
  contratadas,
}: Pick<Requisition, 'estado' | 'plazas'> & { contratadas: number }): RequisitionEstado =>
  estado === 'aprobada' && contratadas >= plazas ? 'cubierta' : estado;

/**
 * Who approves, in order: every rule of its department and of all departments that its pay reaches, those of a lower pay
 * first. Nobody approves their own request. With nobody left, human resources or administration do (null).
 */
export function stepsOf(
  {
    departamento,
    salario_max,
    solicitante_id,
  }: Pick<Requisition, 'departamento' | 'salario_max' | 'solicitante_id'>,
  approvers: readonly Pick<RequisitionApprovers, 'departamento' | 'reglas'>[],
  active: ReadonlySet<string>,
): (string | null)[] {
  const rules = approvers
    .filter((one) => one.departamento === departamento || one.departamento === EVERY_DEPARTMENT)
    .flatMap(({ departamento: of, reglas }) =>
      reglas.map((rule) => ({ ...rule, general: of === EVERY_DEPARTMENT })),
    )
    .filter(({ desde }) => desde <= salario_max)
    .sort((a, b) => a.desde - b.desde || Number(a.general) - Number(b.general));
  const people = new Set(rules.flatMap(({ usuarios }) => usuarios));
  const named = [...people].filter((id) => active.has(id) && id !== solicitante_id);
  return named.length > 0 ? named : [null];
}

/** Its path in the internal area. */
export const pathOf = (id: string): string => `/sistema-aplicacion/requisitions/${id}/show`;

/** "la solicitud SP-2026-0007". */
export const thingOf = ({ numero }: Pick<Requisition, 'numero'>): string => `la solicitud ${numero}`;
