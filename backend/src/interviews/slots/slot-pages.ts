import { type AnswerOutcome, peopleText, type SlotPage } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { isISO8601 } from 'class-validator';
import { DataSource, type EntityManager, In, type Repository } from 'typeorm';
import { ApplicationProcess } from '../../candidates/applications/application-process.js';
import { User } from '../../auth/user.entity.js';
import { inLanguageAsked } from '../../platform/http/language/language.js';
import { holdersOf, panelOf } from '../panel/panel.js';
import { isLive } from '../interview.rules.js';
import { Clock } from '../../platform/values/clock.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { pageOutcome } from '../../platform/errors/page-outcome.js';
import { accountName } from '../../platform/values/account-name.js';
import { FreeSlots } from './free-slots.js';
import { PickSlot } from './pick-slot.js';
import { SlotInvitation } from './slot-invitation.entity.js';
import { SlotLinks } from './slot-links.js';
import { invitationState, slotsByDay } from './slots.rules.js';

/** Data for the page of a slot link. The link itself proves access to the mailbox. */
@Injectable()
export class SlotPages {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(SlotInvitation) private readonly slotInvitations: Repository<SlotInvitation>,
    private readonly links: SlotLinks,
    private readonly freeSlots: FreeSlots,
    private readonly picking: PickSlot,
    private readonly process: ApplicationProcess,
    private readonly clock: Clock,
  ) {}

  /** Null: an invalid link, or the person or the hours were deleted. */
  async find(token: string): Promise<SlotPage | null> {
    const id = this.links.read(token);
    const row =
      id &&
      (await this.slotInvitations.findOne({
        where: { id },
        relations: {
          aplicacion: true,
          disponibilidad: { entrevistador: true },
          entrevista: true,
        },
      }));
    if (!row) return null;
    const { aplicacion, disponibilidad: plan, entrevista } = row;
    const estado = invitationState(row, this.process.isOpen(aplicacion), this.clock.now());
    const { manager } = this.dataSource;
    const holders = await holdersOfPage(manager, row);
    const free = estado === 'abierta' ? await this.freeSlots.list(manager, plan, row.candidato_id) : [];
    return {
      estado,
      puesto: await this.process.jobTitle(manager, aplicacion),
      ...placeOfPage(row),
      entrevistador: inLanguageAsked(() => peopleText(holders)) || null,
      dias: slotsByDay(free),
      caduca: row.caduca_at.toISOString(),
      elegida: entrevista && isLive(entrevista) ? entrevista.inicio.toISOString() : null,
    };
  }

  pick(token: string, inicio: string): Promise<AnswerOutcome> {
    return pageOutcome(async () => {
      const id = this.links.read(token);
      if (!id) throw new DomainError('interview_link_gone');
      if (!isISO8601(inicio, { strict: true, strictSeparator: true })) throw new DomainError('slot_missing');
      await this.picking.execute(id, new Date(inicio));
    });
  }
}

/** Names of those who hold the interview; else of those whose hours are offered. */
async function holdersOfPage(
  manager: EntityManager,
  { disponibilidad: plan, entrevista }: SlotInvitation,
): Promise<string[]> {
  if (entrevista) return holdersOf(entrevista, await panelOf(manager, [entrevista.id]));
  const others = await manager.findBy(User, { id: In(plan.participantes) });
  return [plan.entrevistador, ...others].map(accountName);
}

/** Place of the interview, as HR may have changed it; else of the offer. */
function placeOfPage({
  disponibilidad: plan,
  entrevista,
}: SlotInvitation): Pick<SlotPage, 'duracion_min' | 'tipo' | 'ubicacion' | 'link_virtual'> {
  const { tipo, ubicacion, link_virtual } = entrevista ?? plan;
  return {
    duracion_min: entrevista
      ? Math.round((entrevista.fin.getTime() - entrevista.inicio.getTime()) / 60_000)
      : plan.duracion_min,
    tipo,
    ubicacion,
    link_virtual,
  };
}
