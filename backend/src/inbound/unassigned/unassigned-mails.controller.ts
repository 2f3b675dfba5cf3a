import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, Requires } from '../../platform/auth/decorators.js';
import { DOWNLOAD_CODES, Refuses } from '../../platform/errors/refuses.js';
import { ApiList } from '../../platform/http/lists/api-list.js';
import { ListQueryDto } from '../../platform/http/lists/list-query.dto.js';
import { parseListQuery, sendPage } from '../../platform/http/lists/list-query.js';
import { IdParam } from '../../platform/http/validation/uuid-param.js';
import { AssignMailRequest, UnassignedMailRow } from './unassigned-mail.dto.js';
import { UnassignedMails } from './unassigned-mails.js';

const LIST = { sort: ['recibido_at'], filter: {}, cursor: true } as const;

@ApiTags('inbound')
@Controller('unassigned-mail')
export class UnassignedMailsController {
  constructor(private readonly mails: UnassignedMails) {}

  /** Mails that could not be assigned to a person, the newest first. */
  @Get()
  @ApiList(LIST)
  @Requires('threads:read')
  async listUnassignedMail(
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UnassignedMailRow[]> {
    const { filter: _filter, sort: _sort, ...window } = parseListQuery(query, LIST);
    return sendPage(response, 'unassigned-mail', await this.mails.list(window));
  }

  /** Makes it a message of a person's conversation, unread, with its files after the checks of uploads. */
  @Post(':id/assign')
  @Requires('threads:write')
  @Refuses(
    ...DOWNLOAD_CODES,
    'attachment_failed',
    'candidate_not_found',
    'unassigned_not_found',
    'unassigned_unreadable',
  )
  @HttpCode(204)
  assignMail(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { candidato_id }: AssignMailRequest,
  ): Promise<void> {
    return this.mails.assign(actor, id, candidato_id);
  }

  /** Removes it for good; the mailbox keeps its own. */
  @Post(':id/discard')
  @Requires('threads:write')
  @Refuses('unassigned_not_found')
  @HttpCode(204)
  discardMail(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<void> {
    return this.mails.discard(actor, id);
  }
}
