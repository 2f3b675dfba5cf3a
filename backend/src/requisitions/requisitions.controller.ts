import { Body, Controller, Get, Post, Put, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { DepartmentsService } from '../departments/departments.service.js';
import type { Actor } from '../platform/auth/actor.js';
import { CurrentActor, Requires } from '../platform/auth/decorators.js';
import { Refuses } from '../platform/errors/refuses.js';
import { Action } from '../platform/http/action.js';
import { sendListAsCsv } from '../platform/http/csv/list-csv.js';
import { SendsFile } from '../platform/http/headers/content-disposition.js';
import { LocationHeader } from '../platform/http/headers/location-header.js';
import { Idempotent } from '../platform/http/idempotency/idempotent.js';
import { ApiFilter, ApiList } from '../platform/http/lists/api-list.js';
import { ListQueryDto } from '../platform/http/lists/list-query.dto.js';
import { sendPage } from '../platform/http/lists/list-query.js';
import { IdParam } from '../platform/http/validation/uuid-param.js';
import { ApproveRequisition } from './approval/approve-requisition.js';
import { CancelRequisition } from './cancel-requisition.js';
import { LinkVacancy } from './link-vacancy.js';
import { MakeVacancy } from './make-vacancy.js';
import {
  MadeVacancy,
  RequisitionCancel,
  RequisitionCreate,
  RequisitionRecord,
  RequisitionResponse,
  RequisitionReturn,
  RequisitionUpdate,
  RequisitionVacancy,
  RequisitionVacancyLine,
  RequisitionVacancyLink,
  RequisitionVersion,
} from './requisition.dto.js';
import { requisitionColumns } from './requisition-columns.js';
import { parseRequisitionList, REQUISITION_LIST } from './requisition-list.js';
import { RequisitionsService } from './requisitions.service.js';
import { WriteRequisition } from './write-requisition.js';

const CHANGES = ['requisition_not_found', 'requisition_stale', 'requisition_wrong_state'] as const;

/** Requests for staff. Managers see those that they asked for or approve. Only people write and approve them. */
@ApiTags('requisitions')
@Controller('requisitions')
export class RequisitionsController {
  constructor(
    private readonly requisitions: RequisitionsService,
    private readonly writing: WriteRequisition,
    private readonly approving: ApproveRequisition,
    private readonly cancelling: CancelRequisition,
    private readonly making: MakeVacancy,
    private readonly linking: LinkVacancy,
    private readonly departments: DepartmentsService,
  ) {}

  /** Requests for staff that whoever asks may see. */
  @Get()
  @ApiList(REQUISITION_LIST)
  @Requires('requisitions:read')
  async listRequisitions(
    @CurrentActor() actor: Actor,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RequisitionResponse[]> {
    const page = await this.requisitions.list(parseRequisitionList(query), actor);
    return sendPage(response, 'requisitions', page);
  }

  /** All requests that the filter shows, as CSV for a spreadsheet. Each download is written in the log. */
  @Get('export')
  @ApiFilter(REQUISITION_LIST.filter)
  @Requires('requisitions:read')
  @Refuses('invalid_query')
  @SendsFile('text/csv')
  async exportRequisitions(
    @CurrentActor() actor: Actor,
    @Query() { filter }: ListQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const query = parseRequisitionList(filter === undefined ? {} : { filter });
    await this.requisitions.exported(actor);
    const columns = requisitionColumns(await this.departments.namer());
    return sendListAsCsv(response, 'solicitudes.csv', columns, (window) =>
      this.requisitions.list({ ...query, ...window }, actor),
    );
  }

  /** One request with its approvals, its vacancies, and what may be done with it. */
  @Get(':id')
  @Requires('requisitions:read')
  @Refuses('requisition_not_found')
  getRequisition(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<RequisitionRecord> {
    return this.requisitions.get(id, actor);
  }

  /** Writes a request, as a draft. */
  @Post()
  @Idempotent()
  @Requires('requisitions:write')
  @LocationHeader('/api/requisitions')
  async createRequisition(
    @CurrentActor() actor: Actor,
    @Body() order: RequisitionCreate,
  ): Promise<RequisitionRecord> {
    return this.requisitions.get(await this.writing.create(order, actor), actor);
  }

  /** Changes it. Openings, pay, place in the company or reason of an approved one are approved again. */
  @Put(':id')
  @Requires('requisitions:write')
  @Refuses(...CHANGES, 'requisition_no_approver', 'requisition_not_yours')
  async updateRequisition(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() order: RequisitionUpdate,
  ): Promise<RequisitionRecord> {
    await this.writing.update(id, order, actor);
    return this.requisitions.get(id, actor);
  }

  /** Asks its approvers, one after the other. */
  @Action(':id/request-approval')
  @Requires('requisitions:write')
  @Refuses(...CHANGES, 'requisition_no_approver', 'requisition_not_yours')
  async requestRequisitionApproval(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() order: RequisitionVersion,
  ): Promise<RequisitionRecord> {
    await this.approving.ask(id, order, actor);
    return this.requisitions.get(id, actor);
  }

  /** Approves it, when it is one's turn. */
  @Action(':id/approve')
  @Requires('requisitions:write')
  @Refuses(...CHANGES, 'requisition_not_approver')
  async approveRequisition(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { version }: RequisitionVersion,
  ): Promise<RequisitionRecord> {
    await this.approving.decide(
      { asunto_id: id },
      { version, decision: 'aprobada', motivo: null },
      actor,
      '',
    );
    return this.requisitions.get(id, actor);
  }

  /** Returns it to whoever asked, with a reason. */
  @Action(':id/return')
  @Requires('requisitions:write')
  @Refuses(...CHANGES, 'requisition_not_approver')
  async returnRequisition(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() order: RequisitionReturn,
  ): Promise<RequisitionRecord> {
    await this.approving.decide({ asunto_id: id }, { ...order, decision: 'devuelta' }, actor, '');
    return this.requisitions.get(id, actor);
  }

  /** Cancels it. A vacancy of it that is public is closed first. */
  @Action(':id/cancel')
  @Requires('requisitions:write')
  @Refuses(...CHANGES, 'requisition_not_yours', 'requisition_published')
  async cancelRequisition(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() order: RequisitionCancel,
  ): Promise<RequisitionRecord> {
    await this.cancelling.execute(id, order, actor);
    return this.requisitions.get(id, actor);
  }

  /** Makes a draft of a vacancy from an approved one, filled in and linked to it. */
  @Post(':id/vacancy')
  @Idempotent()
  @Requires('requisitions:manage')
  @Refuses(...CHANGES, 'requisition_has_vacancy')
  @LocationHeader('/api/vacancies')
  async makeVacancyOfRequisition(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() order: RequisitionVacancy,
  ): Promise<MadeVacancy> {
    return { id: await this.making.execute(id, order, actor) };
  }

  /** Vacancies without a request that may be linked to it: of its department and position. */
  @Get(':id/vacancies')
  @Requires('requisitions:manage')
  @Refuses('requisition_not_found')
  listVacanciesForRequisition(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
  ): Promise<RequisitionVacancyLine[]> {
    return this.requisitions.fitting(id, actor);
  }

  /** Links a vacancy that is there to an approved one with openings left. */
  @Action(':id/link-vacancy')
  @Requires('requisitions:manage')
  @Refuses(...CHANGES, 'requisition_not_fitting', 'vacancy_has_requisition', 'vacancy_not_found')
  async linkVacancyToRequisition(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() order: RequisitionVacancyLink,
  ): Promise<RequisitionRecord> {
    await this.linking.link(id, order, actor);
    return this.requisitions.get(id, actor);
  }

  /** Takes a vacancy that hired nobody from it. */
  @Action(':id/unlink-vacancy')
  @Requires('requisitions:manage')
  @Refuses(
    ...CHANGES,
    'vacancy_has_hires',
    'vacancy_needs_requisition',
    'vacancy_not_found',
    'vacancy_not_linked',
  )
  async unlinkVacancyFromRequisition(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() order: RequisitionVacancyLink,
  ): Promise<RequisitionRecord> {
    await this.linking.unlink(id, order, actor);
    return this.requisitions.get(id, actor);
  }
}
