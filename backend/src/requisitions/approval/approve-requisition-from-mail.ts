import {
  AGREEMENT_LABEL,
  type ApprovalContent,
  plainDayFormat,
  numberFormat,
  REQUISITION_REASON_LABEL,
} from '@hiring/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  ApprovalLinks,
  type ApprovalLook,
  type ApprovalStep,
  type ApprovalSubject,
  type Decider,
  type Decision,
  type WaitingApproval,
} from '../../approvals/approval-links.js';
import { DepartmentsService } from '../../departments/departments.service.js';
import { db, type Source } from '../../platform/database/sql/db.js';
import { inLanguage } from '../../platform/http/language/language.js';
import { Clock } from '../../platform/values/clock.js';
import {
  nextOf,
  approvalsOf,
  requisitionsOf,
  type RequisitionRow,
  viewerOf,
  waitsFor,
} from '../requisition-rows.js';
import { pathOf, thingOf } from '../requisition.rules.js';
import { DecideRequisition } from './decide-requisition.js';
import { RequisitionApproval } from './requisition-approval.entity.js';

const euros = numberFormat({
  style: 'currency',
  currency: 'EUR',
  useGrouping: 'always',
  maximumFractionDigits: 0,
});
const longDay = plainDayFormat({ day: 'numeric', month: 'long', year: 'numeric' });
/** More than anybody decides on in one sitting. */
const WAITING = 100;

/** What a link of a mail shows of a request for staff, and does: by the rules of the internal area. */
@Injectable()
export class ApproveRequisitionFromMail implements ApprovalSubject, OnModuleInit {
  constructor(
    private readonly links: ApprovalLinks,
    private readonly deciding: DecideRequisition,
    private readonly departments: DepartmentsService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.links.register('solicitud', this);
  }

  async waiting(source: Source, by: Decider): Promise<WaitingApproval[]> {
    const viewer = await viewerOf(source, by, this.clock.now());
    const rows = await db(source)
      .selectFrom('solicitudes_personal as s')
      .innerJoin('aprobaciones_solicitud as paso', (join) =>
        join.onRef('paso.solicitud_id', '=', 's.id').onRef('paso.ronda', '=', 's.ronda'),
      )
      .where(waitsFor(viewer))
      .where('paso.decision', 'is', null)
      .where('paso.pedida_at', 'is not', null)
      .select(['s.id', 's.numero', 's.titulo', 'paso.id as paso_id'])
      .select((eb) => eb.ref('paso.pedida_at').$notNull().as('desde'))
      .orderBy('paso.pedida_at')
      .limit(WAITING)
      .execute();
    return rows.map(({ id, paso_id, numero, titulo, desde }) => ({
      ...{ que: 'solicitud', asunto_id: id, paso_id, cosa: `${thingOf({ numero })} (${titulo})` },
      ...{ camino: pathOf(id), desde },
    }));
  }

  async look(
    manager: EntityManager,
    { asunto_id, paso_id }: ApprovalStep,
    by: Decider,
  ): Promise<ApprovalLook> {
    const step = await manager.findOneBy(RequisitionApproval, { id: paso_id });
    const viewer = await viewerOf(manager, by, this.clock.now());
    const [row] = await requisitionsOf(manager, [asunto_id], viewer);
    if (!step) return { estado: 'terminada', cosa: 'la solicitud', camino: null };
    // A delegation that is over: what it was about is not theirs to see any more.
    if (!row) return { estado: 'ajena', cosa: 'la solicitud', camino: null };
    const about = { cosa: thingOf(row), camino: pathOf(row.id) };
    if (step.decision) return { ...about, estado: 'decidida', decision: step.decision };
    if (row.estado === 'cancelada') return { ...about, estado: 'terminada' };
    if (nextOf(row, await approvalsOf(manager, [row.id]))?.id !== paso_id)
      return { ...about, estado: 'cambiada' };
    if (!row.espera_de_mi) return { ...about, estado: 'ajena' };
    return { ...about, estado: 'pendiente', version: row.version, contenido: await this.contentOf(row) };
  }

  decide(
    { asunto_id }: ApprovalStep,
    { version, ...decision }: Decision & { version: number },
    by: Decider,
    from = ' desde el correo',
  ): Promise<void> {
    return this.deciding.execute(asunto_id, version, decision, by, from);
  }

  private async contentOf(row: RequisitionRow): Promise<ApprovalContent> {
    const nameOf = await this.departments.namer();
    const { motivo, sustituye_a, plazas, salario_min, salario_max } = row;
    return inLanguage('es', () => ({
      titulo: row.titulo,
      datos: [
        { etiqueta: 'Plazas', valor: String(plazas) },
        { etiqueta: 'Departamento', valor: nameOf(row.departamento) },
        { etiqueta: 'Desde', valor: longDay(new Date(row.desde_el)) },
        { etiqueta: 'Salario bruto anual', valor: `${euros(salario_min)} – ${euros(salario_max)}` },
        {
          etiqueta: 'Motivo',
          valor: [REQUISITION_REASON_LABEL[motivo], ...(sustituye_a ? [sustituye_a] : [])].join(': '),
        },
        ...(row.justificacion ? [{ etiqueta: 'Justificación', valor: row.justificacion }] : []),
      ],
      resto: [
        { etiqueta: 'Posición', valor: nameOf(row.departamento, row.posicion) },
        { etiqueta: 'Centro de trabajo', valor: row.ubicacion },
        { etiqueta: 'Convenio', valor: AGREEMENT_LABEL[row.convenio] },
        ...(row.solicitante ? [{ etiqueta: 'La pide', valor: row.solicitante }] : []),
      ],
      avisos: [],
      cambios: [],
    }));
  }
}
