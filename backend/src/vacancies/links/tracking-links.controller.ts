import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiQuery, ApiTags, ApiParam } from '@nestjs/swagger';
import { Client, type ClientInfo } from '../../auth/client.js';
import { Idempotent } from '../../platform/http/idempotency/idempotent.js';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, Public, Requires } from '../../platform/auth/decorators.js';
import { Refuses } from '../../platform/errors/refuses.js';
import { FilterId, WholeList } from '../../platform/http/lists/whole-list.js';
import { idOf } from '../../platform/http/lists/filter-rules.js';
import { LocationHeader } from '../../platform/http/headers/location-header.js';
import { IdParam } from '../../platform/http/validation/uuid-param.js';
import { NewTrackingLinkRequest, TrackingLinkQr, TrackingLinkResponse } from './tracking-link.dto.js';
import { TrackingLinksService } from './tracking-links.service.js';

@ApiTags('tracking-links')
@Controller('tracking-links')
export class TrackingLinksController {
  constructor(private readonly links: TrackingLinksService) {}

  /** Links of one vacancy or, without it, of all openings, with the applications and visits of each. */
  @Get()
  @ApiQuery({
    name: 'vacante_id',
    required: false,
    schema: { type: 'string', format: 'uuid' },
    description: 'Links of this vacancy; absent: of all openings. As in `filter`.',
  })
  @WholeList('tracking-links', {
    sort: ['created_at', 'nombre'],
    filter: { vacante_id: idOf('Links of this vacancy; absent: of all openings.') },
  })
  @Requires('vacancies:read_all')
  @Refuses('vacancy_closed', 'vacancy_not_found')
  listTrackingLinks(
    @CurrentActor() actor: Actor,
    @FilterId('vacante_id', false) vacancyId: string | null,
  ): Promise<TrackingLinkResponse[]> {
    return this.links.list(actor, vacancyId);
  }

  /** One link. */
  @Get(':id')
  @Requires('vacancies:read_all')
  @Refuses('tracking_link_not_found')
  getTrackingLink(@IdParam() id: string): Promise<TrackingLinkResponse> {
    return this.links.read(id);
  }

  /** Makes a link for a channel. */
  @Post()
  @Idempotent()
  @LocationHeader('/api/tracking-links')
  @Requires('vacancies:write')
  @Refuses(
    'tracking_link_exists',
    'tracking_link_not_found',
    'tracking_links_limit',
    'vacancy_closed',
    'vacancy_not_found',
  )
  createTrackingLink(
    @CurrentActor() actor: Actor,
    @Body() order: NewTrackingLinkRequest,
  ): Promise<TrackingLinkResponse> {
    return this.links.create(order, actor);
  }

  /** Deletes a link without applications. */
  @Delete(':id')
  @HttpCode(204)
  @Requires('vacancies:write')
  @Refuses('tracking_link_in_use', 'tracking_link_not_found')
  deleteTrackingLink(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<void> {
    return this.links.remove(id, actor);
  }

  /** The address of a link and its QR code. */
  @Get(':id/qr')
  @Requires('vacancies:read_all')
  @Refuses('tracking_link_not_found')
  getTrackingLinkQr(@IdParam() id: string): Promise<TrackingLinkQr> {
    return this.links.qr(id);
  }

  /** Counts one arrival by a link. The answer is the same whether there is such a code. */
  @Post(':codigo/visits')
  @ApiParam({
    name: 'codigo',
    description: 'Code of the link.',
    schema: { type: 'string', example: 'feria-barcelona' },
  })
  @Public()
  @Refuses('too_many_requests')
  @HttpCode(204)
  countTrackingLinkVisit(@Param('codigo') codigo: string, @Client() client: ClientInfo): Promise<void> {
    return this.links.visit(codigo, client);
  }
}
