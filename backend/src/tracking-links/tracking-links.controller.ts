import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Client, type ClientInfo } from '../auth/client.js';
import { Idempotent } from '../idempotency/idempotent.js';
import type { Actor } from '../platform/auth/actor.js';
import { CurrentActor, Public, Requires } from '../platform/auth/decorators.js';
import { IdParam } from '../platform/http/uuid-param.js';
import {
  LinksQueryDto,
  NewTrackingLinkRequest,
  TrackingLinkQr,
  TrackingLinkResponse,
} from './tracking-link.dto.js';
import { TrackingLinksService } from './tracking-links.service.js';

@ApiTags('tracking-links')
@Controller('tracking-links')
export class TrackingLinksController {
  constructor(private readonly links: TrackingLinksService) {}

  /** Of one vacancy or, without it, of all openings; with what each brought. */
  @Get()
  @Requires('vacancies:read_all')
  list(@CurrentActor() actor: Actor, @Query() query: LinksQueryDto): Promise<TrackingLinkResponse[]> {
    return this.links.list(actor, query.vacante_id ?? null);
  }

  @Post()
  @Idempotent()
  @Requires('vacancies:write')
  create(@CurrentActor() actor: Actor, @Body() order: NewTrackingLinkRequest): Promise<TrackingLinkResponse> {
    return this.links.create(order, actor);
  }

  @Delete(':id')
  @HttpCode(204)
  @Requires('vacancies:write')
  remove(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<void> {
    return this.links.remove(id, actor);
  }

  @Get(':id/qr')
  @Requires('vacancies:read_all')
  qr(@IdParam() id: string): Promise<TrackingLinkQr> {
    return this.links.qr(id);
  }

  /** Counts one arrival by a link. The answer is the same whether there is such a code. */
  @Post(':codigo/visits')
  @Public()
  @HttpCode(204)
  visit(@Param('codigo') codigo: string, @Client() client: ClientInfo): Promise<void> {
    return this.links.visit(codigo, client);
  }
}
