import { type ApprovalContent, numberFormat, OFFER_BAND_LABEL } from '@hiring/contract';
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
import type { Source } from '../../platform/database/sql/db.js';
import { inLanguage } from '../../platform/http/language/language.js';
import { Clock } from '../../platform/values/clock.js';
import { conditionsOf, factsOf, payFactsOf } from '../letters/letter.js';
import { approvalsOf, nextOf, type OfferRow, offersOf } from '../offer-rows.js';
import type { OfferContent } from '../offer.entity.js';
import { offerName, pathFor, warningsOf } from '../offer.rules.js';
import { OfferApproval } from './approval.entity.js';
import { ApproveOffer } from './approve-offer.js';
import { waitingSteps } from './waiting-steps.js';

const euros = numberFormat({ style: 'currency', currency: 'EUR', useGrouping: 'always' });

/** What a link of a mail, and the start page, show of an offer that waits for approval, and do: by the rules of the internal area. */
@Injectable()
export class ApproveFromMail implements ApprovalSubject, OnModuleInit {
  constructor(
    private readonly links: ApprovalLinks,
    private readonly approving: ApproveOffer,
    private readonly departments: DepartmentsService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.links.register('oferta', this);
  }

  async look(
    manager: EntityManager,
    { asunto_id, paso_id }: ApprovalStep,
    by: Decider,
  ): Promise<ApprovalLook> {
    const step = await manager.findOneBy(OfferApproval, { id: paso_id });
    const [row] = await offersOf(manager, [asunto_id]);
    if (!step || !row) return { estado: 'terminada', cosa: 'la oferta', camino: null };
    const about = { cosa: `la oferta ${offerName(row)}`, camino: pathFor(by.role, row) };
    if (step.decision) return { ...about, estado: 'decidida', decision: step.decision };
    if (row.estado === 'retirada') return { ...about, estado: 'terminada' };
    const next = row.estado === 'en_aprobacion' ? nextOf(await approvalsOf(manager, [row.id])) : null;
    if (next?.id !== paso_id) return { ...about, estado: 'cambiada' };
    if (!(await this.approving.mayDecide(manager, row, next, by))) return { ...about, estado: 'ajena' };
    return { ...about, estado: 'pendiente', version: row.version, contenido: await this.contentOf(row) };
  }

  decide(
    { asunto_id }: ApprovalStep,
    { version, ...decision }: Decision & { version: number },
    by: Decider,
    from = ' desde el correo',
  ): Promise<void> {
    return this.approving.decide(asunto_id, version, decision, by, from);
  }

  async waiting(source: Source, by: Decider): Promise<WaitingApproval[]> {
    const steps = await waitingSteps(source, by, this.clock.now());
    return steps.map(({ id, paso_id, desde, ...row }) => ({
      ...{ que: 'oferta' as const, asunto_id: id, paso_id, desde },
      cosa: `la oferta ${offerName(row)}`,
      camino: pathFor(by.role, { id }),
    }));
  }

  private async contentOf(row: OfferRow): Promise<ApprovalContent> {
    const { contenido, anterior, banda, nombre, apellidos } = row;
    const nameOf = await this.departments.namer();
    return inLanguage('es', () => {
      const all = (content: OfferContent) => [
        ...factsOf(content),
        { etiqueta: 'Departamento', valor: nameOf(content.departamento) },
        { etiqueta: 'Posición', valor: nameOf(content.departamento, content.posicion) },
        ...conditionsOf(content).map((valor) => ({ etiqueta: 'Condición', valor })),
      ];
      return {
        titulo: contenido.puesto,
        datos: [
          { etiqueta: 'Persona', valor: `${nombre} ${apellidos}`.trim() },
          ...payFactsOf(contenido),
          { etiqueta: 'Banda publicada', valor: bandText(row) },
        ],
        resto: all(contenido),
        avisos: [...(banda === 'dentro' ? [] : [OFFER_BAND_LABEL[banda]]), ...warningsOf(contenido)],
        cambios: anterior ? differences(all(anterior), all(contenido)) : [],
      };
    });
  }
}

function bandText({ salario_min, salario_max }: OfferRow): string {
  const ends = [salario_min, salario_max].filter((end) => end !== null).map((end) => euros(Number(end)));
  return ends.length > 0 ? ends.join(' – ') : 'Sin publicar';
}

/** Labels may repeat, as those of pluses: their values are then compared together. */
function differences(
  before: readonly { etiqueta: string; valor: string }[],
  now: readonly { etiqueta: string; valor: string }[],
): ApprovalContent['cambios'] {
  const valueOf = (facts: typeof before, label: string): string | null =>
    facts
      .filter(({ etiqueta }) => etiqueta === label)
      .map(({ valor }) => valor)
      .join(' · ') || null;
  const labels = new Set([...now, ...before].map(({ etiqueta }) => etiqueta));
  return [...labels]
    .map((etiqueta) => ({ etiqueta, antes: valueOf(before, etiqueta), ahora: valueOf(now, etiqueta) }))
    .filter(({ antes, ahora }) => antes !== ahora);
}
