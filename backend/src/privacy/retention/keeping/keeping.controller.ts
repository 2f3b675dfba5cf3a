import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { Action } from '../../../platform/http/action.js';
import { ApiTags } from '@nestjs/swagger';
import { SendsHeader } from '../../../platform/openapi/headers/sends-header.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, Public, Requires } from '../../../platform/auth/decorators.js';
import { Refuses } from '../../../platform/errors/refuses.js';
import { KeepingService } from './keeping.service.js';
import { KeepingToken, OwnKeeping } from '../retention.dto.js';

/** What people decide about their own data being kept. */
@ApiTags('privacy')
@Controller('privacy/keeping')
export class KeepingController {
  constructor(private readonly keeping: KeepingService) {}

  /** Whether the signed-in person's data are due for erasure. */
  @Get()
  @Requires('own:read')
  getMyKeeping(@CurrentActor() { userId }: Actor): Promise<OwnKeeping> {
    return this.keeping.own(userId);
  }

  /** Keeps them for another term; brings them back from quarantine. */
  @Action('renew')
  @Requires('own:write')
  renewMyKeeping(@CurrentActor() { userId }: Actor): Promise<OwnKeeping> {
    return this.keeping.renewOwn(userId);
  }

  /** The same with the token of the reminder's link. */
  @Post('link/renew')
  @HttpCode(204)
  @Public()
  @Refuses('keeping_gone')
  renewByKeepingLink(@Body() { token }: KeepingToken): Promise<void> {
    return this.keeping.renew(token);
  }

  /** Erases everything now, with the token of the reminder's link. */
  @Post('link/erase')
  @HttpCode(204)
  @Public()
  @Refuses('erasure_held', 'keeping_gone')
  @SendsHeader('Set-Cookie')
  eraseByKeepingLink(@Body() { token }: KeepingToken): Promise<void> {
    return this.keeping.erase(token);
  }
}
