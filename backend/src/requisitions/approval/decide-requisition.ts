import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Decider, Decision } from '../../approvals/approval-links.js';
import { ConfigService } from '../../config/config.service.js';
import { User } from '../../auth/user.entity.js';
import { MailService } from '../../mail/emails/mail.service.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { Clock } from '../../platform/values/clock.js';
import { assertIn, RequisitionChanges } from '../requisition-changes.js';
import {
  approvalsOf,
  lockRequisition,
  nextOf,
  type RequisitionRow,
  type Viewer,
  viewerOf,
} from '../requisition-rows.js';
import { pathOf, thingOf } from '../requisition.rules.js';
import { AskApproval } from './ask-approval.js';
import { RequisitionApproval } from './requisition-approval.entity.js';

const DETAILS = { aprobada: 'Solicitud aprobada', devuelta: 'Solicitud devuelta' } as const;
const ACTION = { aprobada: 'approved', devuelta: 'returned' } as const;

/** One step of an approval. The next one is asked when the one before has approved; of two at once the second is refused. */
@Injectable()
export class DecideRequisition {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'appUrl'>,
    private readonly asking: AskApproval,
    private readonly changes: RequisitionChanges,
    private readonly mail: MailService,
    private readonly config: ConfigService,
    private readonly clock: Clock,
  ) {}

  /**
   * @param from where it was decided, for the log
   * @throws {DomainError} `requisition_not_found`, `requisition_stale`, `requisition_wrong_state`,
   * `requisition_not_approver`: somebody else's turn, or decided by somebody else just before.
   */
  execute(id: string, version: number, decision: Decision, by: Decider, from = ''): Promise<void> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const viewer = await viewerOf(manager, by, this.clock.now());
      const row = await lockRequisition(manager, id, viewer);
      assertIn(row, version, ['en_aprobacion']);
      const left = await this.decideStep(manager, row, decision, { by, viewer });
      const aprobada_at = this.clock.now();
      if (decision.decision === 'devuelta') await this.changes.write(manager, row, { estado: 'devuelta' });
      else if (left) await this.changes.write(manager, row, {});
      else await this.changes.write(manager, row, { estado: 'aprobada', aprobada_at });
      if (left) await this.asking.tellNext(manager, row);
      else await this.tellRequester(manager, row, decision);
      const what = decision.decision;
      await this.changes.record(manager, id, by.userId, [ACTION[what], DETAILS[what] + from]);
    });
  }

  /** Whether somebody else decides after this step. */
  private async decideStep(
    manager: EntityManager,
    row: RequisitionRow,
    { decision, motivo }: Decision,
    { by, viewer }: { by: Decider; viewer: Viewer },
  ): Promise<boolean> {
    const steps = await approvalsOf(manager, [row.id]);
    const step = nextOf(row, steps);
    if (!step || !row.espera_de_mi) throw new DomainError('requisition_not_approver');
    const now = this.clock.now();
    const { usuario_id } = step;
    await manager.update(RequisitionApproval, step.id, {
      ...{ decision, motivo, decidida_por: by.userId, decidida_at: now },
      por_delegacion:
        usuario_id !== null && usuario_id !== by.userId && viewer.deputised.includes(usuario_id),
    });
    const after = nextOf(
      row,
      steps.filter(({ id }) => id !== step.id),
    );
    if (decision === 'devuelta' || !after) return false;
    await manager.update(RequisitionApproval, after.id, { pedida_at: now });
    return true;
  }

  /** Without an account human resources read it. */
  private async tellRequester(
    manager: EntityManager,
    row: RequisitionRow,
    { decision, motivo }: Decision,
  ): Promise<void> {
    const user = row.solicitante_id
      ? await manager.findOneBy(User, { id: row.solicitante_id, activo: true })
      : null;
    const { company_info } = await this.config.get();
    const returned = decision === 'devuelta';
    await this.mail.write(manager, {
      causa: `solicitud:${row.id}:${decision}:${row.ronda}`,
      plantilla: 'solicitud_aviso',
      destinatario: user?.email ?? company_info.email_rrhh,
      ...(user ? { user_id: user.id } : {}),
      idioma: 'es',
      datos: {
        resumen: `${returned ? 'Devuelta' : 'Aprobada'}: ${thingOf(row)}`,
        detalle: returned
          ? `${row.titulo}: cambia lo que haga falta y pide la aprobación otra vez.`
          : `${row.titulo}: RRHH ya puede crear la vacante.`,
        mensaje: motivo ?? '',
        direccion: this.environment.appUrl + pathOf(row.id),
      },
    });
  }
}
