import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, ForPeople, Requires } from '../../platform/auth/decorators.js';
import { Refuses } from '../../platform/errors/refuses.js';
import { LiveStreams, TEAM_LIVE_PERMISSION } from './live-streams.js';

@ApiTags('events')
@Controller()
@ForPeople()
export class LiveController {
  constructor(private readonly streams: LiveStreams) {}

  /**
   * Server-sent events: what changes in applications, interviews, candidates and what belongs to them (notes, messages,
   * e-mails, scorecards, documents, offered hours) and in vacancies, as ids and stages, within a second of the change. `cambios` carries an array, `latido` comes every 20 seconds, `fin` says that the session is over.
   */
  @Get('events')
  @Requires('candidates:read')
  @Refuses('too_many_streams')
  @ApiProduces('text/event-stream')
  @ApiOkResponse({ schema: { type: 'string' } })
  streamEvents(@CurrentActor() actor: Actor, @Res() response: Response): Promise<void> {
    return this.streams.open(actor, response);
  }

  /**
   * The same for managers: in which of their openings something has changed, as its id, and nothing else. Whose openings
   * they are is read when an event is sent.
   */
  @Get('team/events')
  @Requires('team:read')
  @Refuses('too_many_streams')
  @ApiProduces('text/event-stream')
  @ApiOkResponse({ schema: { type: 'string' } })
  streamTeamEvents(@CurrentActor() actor: Actor, @Res() response: Response): Promise<void> {
    return this.streams.open(actor, response, TEAM_LIVE_PERMISSION);
  }
}
