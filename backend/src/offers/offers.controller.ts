import { Body, Controller, Get, Post, Put, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { DepartmentsService } from '../departments/departments.service.js';
import type { Actor } from '../platform/auth/actor.js';
import { CurrentActor, Requires } from '../platform/auth/decorators.js';
import { Refuses } from '../platform/errors/refuses.js';
import { Action } from '../platform/http/action.js';
import { sendListAsCsv } from '../platform/http/csv/list-csv.js';
import { disposition, SendsFile } from '../platform/http/headers/content-disposition.js';
import { LocationHeader } from '../platform/http/headers/location-header.js';
import { Idempotent } from '../platform/http/idempotency/idempotent.js';
import { ApiFilter, ApiList } from '../platform/http/lists/api-list.js';
import { ListQueryDto } from '../platform/http/lists/list-query.dto.js';
import { sendPage } from '../platform/http/lists/list-query.js';
import { IdParam } from '../platform/http/validation/uuid-param.js';
import { ApproveOffer } from './approval/approve-offer.js';
import { EndOffer } from './end-offer.js';
import { offerColumns } from './offer-columns.js';
import {
  MyOffer,
  OfferCreate,
  OfferExtension,
  OfferRecord,
  OfferResponse,
  OfferReturn,
  OfferUpdate,
  OfferVersion,
  OfferWithdrawal,
} from './offer.dto.js';
import { OFFER_FILTERS, OFFER_LIST, parseOfferList } from './offer-list.js';
import { OffersService } from './offers.service.js';
import { SendOffer } from './send-offer.js';
import { WriteOffer } from './write-offer.js';

const CHANGES = ['offer_not_found', 'offer_stale', 'offer_wrong_state'] as const;

/** Offers of work to people who applied. Only people approve and sign. */
@ApiTags('offers')
@Controller('offers')
export class OffersController {
  constructor(
    private readonly offers: OffersService,
    private readonly writing: WriteOffer,
    private readonly approving: ApproveOffer,
    private readonly sending: SendOffer,
    private readonly ending: EndOffer,
    private readonly departments: DepartmentsService,
  ) {}

  /** Offers by the day on which they expire, with whom each waits for. */
  @Get()
  @ApiList(OFFER_LIST)
  @Requires('offers:read')
  async listOffers(
    @CurrentActor() actor: Actor,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OfferResponse[]> {
    return sendPage(response, 'offers', await this.offers.list(parseOfferList(query), actor));
  }

  /** One's own offers. */
  @Get('mine')
  @Requires('own:read')
  listMyOffers(@CurrentActor() { userId }: Actor): Promise<MyOffer[]> {
    return this.offers.ofUser(userId);
  }

  /** All offers that the filter shows, as CSV for a spreadsheet. Each download is written in the log. */
  @Get('export')
  @ApiFilter(OFFER_FILTERS)
  @Requires('offers:read')
  @Refuses('invalid_query')
  @SendsFile('text/csv')
  async exportOffers(
    @CurrentActor() actor: Actor,
    @Query() { filter }: ListQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const query = parseOfferList(filter === undefined ? {} : { filter });
    await this.offers.exported(actor);
    const columns = offerColumns(await this.departments.namer());
    return sendListAsCsv(response, 'ofertas.csv', columns, (window) =>
      this.offers.list({ ...query, ...window }, actor),
    );
  }

  /** One offer with its letter, its approvals, and what may be done with it. */
  @Get(':id')
  @Requires('offers:read')
  @Refuses('offer_not_found')
  getOffer(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<OfferRecord> {
    return this.offers.get(id, actor);
  }

  /** The letter as PDF: the one that was sent, else a draft. */
  @Get(':id/letter.pdf')
  @Requires('offers:read')
  @Refuses('offer_not_found')
  @SendsFile('application/pdf')
  async downloadOfferLetter(
    @IdParam() id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return sendPdf(await this.offers.pdf(id, 'carta'), response);
  }

  /** The signed and sealed document. */
  @Get(':id/signed.pdf')
  @Requires('offers:read')
  @Refuses('offer_not_found', 'offer_not_signed')
  @SendsFile('application/pdf')
  async downloadSignedOffer(
    @IdParam() id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return sendPdf(await this.offers.pdf(id, 'firmada'), response);
  }

  /** Prepares an offer. One of an application that had one before is its next version. */
  @Post()
  @Idempotent()
  @Requires('offers:write')
  @Refuses('application_not_found', 'offer_application_closed', 'offer_exists')
  @LocationHeader('/api/offers')
  async createOffer(@CurrentActor() actor: Actor, @Body() order: OfferCreate): Promise<OfferRecord> {
    return this.offers.get(await this.writing.create(order, actor), actor);
  }

  /** Writes what it offers. A change of what was approved makes it a draft again. */
  @Put(':id')
  @Requires('offers:write')
  @Refuses(...CHANGES)
  async updateOffer(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() order: OfferUpdate,
  ): Promise<OfferRecord> {
    await this.writing.update(id, order, actor);
    return this.offers.get(id, actor);
  }

  /** Asks for its approval; with nobody to ask it is approved at once. */
  @Action(':id/request-approval')
  @Requires('offers:write')
  @Refuses(...CHANGES, 'offer_no_approver')
  async requestOfferApproval(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { version }: OfferVersion,
  ): Promise<OfferRecord> {
    await this.approving.ask(id, version, actor);
    return this.offers.get(id, actor);
  }

  /** Approves it, when it is one's turn. */
  @Action(':id/approve')
  @Requires('offers:approve')
  @Refuses(...CHANGES, 'offer_not_approver')
  async approveOffer(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { version }: OfferVersion,
  ): Promise<OfferRecord> {
    await this.approving.decide(
      { asunto_id: id },
      { version, decision: 'aprobada', motivo: null },
      actor,
      '',
    );
    return this.offers.get(id, actor);
  }

  /** Returns it to whoever wrote it, with a reason. */
  @Action(':id/return')
  @Requires('offers:approve')
  @Refuses(...CHANGES, 'offer_not_approver')
  async returnOffer(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() order: OfferReturn,
  ): Promise<OfferRecord> {
    await this.approving.decide({ asunto_id: id }, { ...order, decision: 'devuelta' }, actor, '');
    return this.offers.get(id, actor);
  }

  /** Sends it to the person, approved or a draft that nobody has to approve. From here on its letter does not change. */
  @Action(':id/send')
  @Requires('offers:write')
  @Refuses(
    ...CHANGES,
    'offer_application_closed',
    'offer_expiry_past',
    'offer_no_account',
    'offer_no_approver',
    'offer_unprintable',
  )
  async sendOffer(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { version }: OfferVersion,
  ): Promise<OfferRecord> {
    await this.sending.execute(id, version, actor);
    return this.offers.get(id, actor);
  }

  /** Gives the person more time, also after it has expired. */
  @Action(':id/extend')
  @Requires('offers:write')
  @Refuses(...CHANGES, 'offer_application_closed', 'offer_exists')
  async extendOffer(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() order: OfferExtension,
  ): Promise<OfferRecord> {
    await this.ending.extend(id, order, actor);
    return this.offers.get(id, actor);
  }

  /** Takes it back; the person is told when it was sent. */
  @Action(':id/withdraw')
  @Requires('offers:write')
  @Refuses(...CHANGES)
  async withdrawOffer(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() order: OfferWithdrawal,
  ): Promise<OfferRecord> {
    await this.ending.withdraw(id, order, actor);
    return this.offers.get(id, actor);
  }
}

function sendPdf({ name, content }: { name: string; content: Buffer }, response: Response): StreamableFile {
  response.set({
    'Content-Type': 'application/pdf',
    'Content-Disposition': disposition('inline', name),
    'Cache-Control': 'private, no-store',
  });
  return new StreamableFile(content);
}
