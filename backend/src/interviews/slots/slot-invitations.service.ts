import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type FindOperator, In, IsNull, MoreThan, type Repository } from 'typeorm';
import { ApplicationProcess } from '../../candidates/applications/application-process.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/values/clock.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { findOfPeople, sortedAs } from '../../platform/database/sql/people-rows.js';
import type { Page } from '../../platform/http/lists/list-query.js';
import type { PeopleListQuery } from '../../platform/http/lists/people-list.js';
import { DepartmentsService } from '../../departments/departments.service.js';
import { shownJob } from '../shown-job.js';
import { OfferSlots } from './offer-slots.js';
import {
  type MySlotInvitation,
  type OfferSlotsRequest,
  type SlotInvitationResponse,
  toSlotInvitationResponse,
} from './slot-invitation.dto.js';
import { SlotInvitation } from './slot-invitation.entity.js';
import { SlotLinks } from './slot-links.js';

const AT_MOST = 50;
const LOADED = {
  aplicacion: { vacante: true },
  disponibilidad: { entrevistador: true },
  entrevista: true,
} as const;

/** Slot invitations as HR sees them, and the open ones of candidates. */
@Injectable()
export class SlotInvitationsService {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(SlotInvitation) private readonly slotInvitations: Repository<SlotInvitation>,
    private readonly offers: OfferSlots,
    private readonly links: SlotLinks,
    private readonly process: ApplicationProcess,
    private readonly departments: DepartmentsService,
    private readonly clock: Clock,
  ) {}

  async list(query: PeopleListQuery): Promise<Page<SlotInvitationResponse>> {
    const { ids, ...page } = await findOfPeople(this.dataSource, 'invitaciones_cita', query);
    return { ...page, items: sortedAs(ids, await this.find(In(ids))) };
  }

  async offer(request: OfferSlotsRequest, actor: Actor): Promise<SlotInvitationResponse> {
    return this.get(await this.offers.execute(request, actor));
  }

  /** @throws {DomainError} `slot_invitation_not_found`. */
  async revoke(id: string): Promise<SlotInvitationResponse> {
    await this.offers.revoke(id);
    return this.get(id);
  }

  /** Open invitations of this account's person. */
  async listOwn(userId: string): Promise<MySlotInvitation[]> {
    const rows = await this.slotInvitations.find({
      where: {
        candidato: { user_id: userId, deleted_at: IsNull() },
        usada_at: IsNull(),
        revocada_at: IsNull(),
        caduca_at: MoreThan(this.clock.now()),
      },
      relations: { aplicacion: true },
      order: { caduca_at: 'ASC', id: 'ASC' },
      take: AT_MOST,
    });
    return rows
      .filter(({ aplicacion }) => this.process.isOpen(aplicacion))
      .map(({ id, aplicacion_id, caduca_at }) => ({
        id,
        aplicacion_id,
        enlace: this.links.pathOf(id),
        caduca: caduca_at.toISOString(),
      }));
  }

  /** @throws {DomainError} `slot_invitation_not_found`. */
  async get(id: string): Promise<SlotInvitationResponse> {
    const [invitation] = await this.find(id);
    if (!invitation) throw new DomainError('slot_invitation_not_found');
    return invitation;
  }

  private async find(id: string | FindOperator<string>): Promise<SlotInvitationResponse[]> {
    const now = this.clock.now();
    const rows = await this.slotInvitations.find({
      where: { id },
      relations: LOADED,
    });
    const name = await this.departments.namer();
    return rows.map((row) => {
      const { aplicacion } = row;
      return toSlotInvitationResponse(row, shownJob(aplicacion, name), this.process.isOpen(aplicacion), now);
    });
  }
}
