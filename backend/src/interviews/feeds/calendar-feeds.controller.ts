import { Controller, Delete, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags, ApiParam } from '@nestjs/swagger';
import type { Response } from 'express';
import { createHash } from 'node:crypto';
import { Client, type ClientInfo } from '../../auth/client.js';
import { Idempotent } from '../../platform/http/idempotency/idempotent.js';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, ForPeople, NeedsProof, Public, Requires } from '../../platform/auth/decorators.js';
import { Refuses } from '../../platform/errors/refuses.js';
import { CalendarFeedState, NewCalendarFeed } from './calendar-feed.dto.js';
import { CalendarFeedsService } from './calendar-feeds.service.js';

/** Private calendar feeds for calendar programs. */
@ApiTags('interviews')
@Controller('calendar-feeds')
@ForPeople()
export class CalendarFeedsController {
  constructor(private readonly feeds: CalendarFeedsService) {}

  /** One's own, without its address. */
  @Get('mine')
  @Requires('calendar:subscribe')
  getMyCalendarFeed(@CurrentActor() { userId }: Actor): Promise<CalendarFeedState> {
    return this.feeds.get(userId);
  }

  /**
   * A new address of one's own calendar, shown this once; the one before ends by that. It ends as well when every
   * session of the account is ended: by a new password from a mailed link, another role, or an administrator.
   */
  @Post()
  @NeedsProof()
  @Idempotent({ secret: true })
  @Requires('calendar:subscribe')
  createCalendarFeed(@CurrentActor() { userId }: Actor): Promise<NewCalendarFeed> {
    return this.feeds.create(userId);
  }

  /** Ends one's own. A second time changes nothing. */
  @Delete('mine')
  @HttpCode(200)
  @Requires('calendar:subscribe')
  async revokeMyCalendarFeed(@CurrentActor() { userId }: Actor): Promise<CalendarFeedState> {
    await this.feeds.revoke(userId);
    return this.feeds.get(userId);
  }

  /** The calendar (RFC 5545). The address is its only protection: calendar programs send no session. */
  @Get(':file')
  @ApiParam({
    name: 'file',
    description: 'The secret key of the calendar with `.ics` behind it.',
    schema: { type: 'string', example: 'y1uG5vX0b8lqO2c7mW4sT9fE3aZ6kJhR.ics' },
  })
  @Public()
  @Refuses('too_many_requests')
  @ApiProduces('text/calendar')
  @ApiOkResponse({ schema: { type: 'string' } })
  async readCalendarFeed(
    @Param('file') name: string,
    @Client() { ip }: ClientInfo,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const file = await this.feeds.file(name.replace(/\.ics$/, ''), ip);
    response.set({
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="entrevistas.ics"',
      // Revalidated each time; 304 when unchanged.
      'Cache-Control': 'private, no-cache',
      ETag: `"${createHash('sha256').update(file).digest('base64url').slice(0, 27)}"`,
      'X-Robots-Tag': 'noindex, nofollow',
    });
    return file;
  }
}
