import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Patch,
  Post,
  Query,
  Res,
  UploadedFiles,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Idempotent } from '../../../platform/http/idempotency/idempotent.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, ForPeople, Requires } from '../../../platform/auth/decorators.js';
import { Refuses } from '../../../platform/errors/refuses.js';
import { ApiList } from '../../../platform/http/lists/api-list.js';
import { ListQueryDto } from '../../../platform/http/lists/list-query.dto.js';
import { parseListQuery, sendPage } from '../../../platform/http/lists/list-query.js';
import { IdParam } from '../../../platform/http/validation/uuid-param.js';
import { ATTACHMENTS_UPLOAD } from './attachments-upload.js';
import type { SpooledFile } from '../../../platform/files/storage/file-storage.js';
import { Upload } from '../../../platform/files/uploads/upload.js';
import { THREAD_FILTERS } from './thread-boxes.js';
import { CHANNEL_REFUSALS } from './thread-channels.js';
import { ThreadFiguresService } from './thread-figures.js';
import { ThreadDesks } from './thread-desk.js';
import {
  ChangeThreadRequest,
  ReadThreadRequest,
  ThreadMessageResponse,
  ThreadDesk,
  ThreadFigures,
  ThreadQuery,
  ThreadResponse,
  ThreadRow,
} from './thread.dto.js';
import { TakeBackMessage } from './take-back-message.js';
import { AnswerThreadRequest } from './thread-channel.dto.js';
import { ThreadMessageRequest } from './thread-message.dto.js';
import { ThreadsService } from './threads.service.js';

const LIST = { sort: ['ultimo_at'], filter: THREAD_FILTERS, cursor: true } as const;

@ApiTags('threads')
@Controller('threads')
export class ThreadsController {
  constructor(
    private readonly threads: ThreadsService,
    private readonly desks: ThreadDesks,
    private readonly figures: ThreadFiguresService,
    private readonly takeBack: TakeBackMessage,
  ) {}

  /** Conversations: those with something unread first, then the newest. */
  @Get()
  @ApiList(LIST)
  @Requires('threads:read')
  async listThreads(
    @CurrentActor() actor: Actor,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ThreadRow[]> {
    const { filter, ids, sort: _sort, ...window } = parseListQuery(query, LIST);
    const page = await this.threads.list(filter, { ids, ...window }, actor);
    return sendPage(response, 'threads', page);
  }

  /** How many are open, and how soon candidates were answered in the last 30 days. */
  @Get('figures')
  @Requires('threads:read')
  getThreadFigures(): Promise<ThreadFigures> {
    return this.figures.read();
  }

  /** One's own conversation with human resources. */
  @Get('mine')
  @Requires('own:read')
  @Refuses('candidate_not_found')
  getMyThread(@CurrentActor() { userId }: Actor, @Query() { antes }: ThreadQuery): Promise<ThreadResponse> {
    return this.threads.get({ own: userId }, antes);
  }

  /** Writes to human resources, who are told by mail. */
  @Post('mine')
  @Idempotent()
  @Requires('own:write')
  @Refuses(...ATTACHMENTS_UPLOAD.codes, 'candidate_not_found', 'thread_too_many')
  @Upload(ATTACHMENTS_UPLOAD)
  writeToMyThread(
    @CurrentActor() actor: Actor,
    @Body() form: ThreadMessageRequest,
    @UploadedFiles() files: SpooledFile[],
  ): Promise<ThreadMessageResponse> {
    return this.threads.write({ own: actor.userId }, { text: form.texto, files }, actor);
  }

  /** Marks what human resources wrote as read, up to a message. */
  @Post('mine/read')
  @Requires('own:write')
  @Refuses('candidate_not_found')
  @HttpCode(204)
  markMyThreadRead(@CurrentActor() { userId }: Actor, @Body() { hasta }: ReadThreadRequest): Promise<void> {
    return this.threads.markRead({ own: userId }, hasta);
  }

  /** The conversation with a candidate. */
  @Get(':id')
  @Requires('threads:read')
  @Refuses('candidate_not_found')
  getThread(@IdParam() id: string, @Query() { antes }: ThreadQuery): Promise<ThreadResponse> {
    return this.threads.get({ candidate: id }, antes);
  }

  /** Who answers a conversation, and whether it is put off or closed. */
  @Get(':id/desk')
  @Requires('threads:read')
  @Refuses('candidate_not_found')
  getThreadDesk(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<ThreadDesk> {
    return this.desks.get(id, actor);
  }

  /** Gives a conversation to somebody, puts it off, closes it or opens it again. */
  @Patch(':id')
  @Requires('threads:write')
  @Refuses('candidate_not_found', 'thread_stale')
  updateThread(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() request: ChangeThreadRequest,
  ): Promise<ThreadDesk> {
    return this.desks.change(id, request, actor);
  }

  /** Tells colleagues for some seconds that one is writing an answer. */
  @Post(':id/writing')
  @ForPeople()
  @Requires('threads:write')
  @HttpCode(204)
  tellWriting(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<void> {
    return this.desks.writing(id, actor);
  }

  /**
   * Writes to a candidate, who is told by mail and in the portal; by WhatsApp or SMS the message itself goes to their
   * phone. `canales` of the conversation says what is possible.
   */
  @Post(':id')
  @Idempotent()
  @Requires('threads:write')
  @Refuses(...ATTACHMENTS_UPLOAD.codes, ...CHANNEL_REFUSALS, 'candidate_not_found', 'thread_too_many')
  @Upload(ATTACHMENTS_UPLOAD)
  answerThread(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() form: AnswerThreadRequest,
    @UploadedFiles() files: SpooledFile[],
  ): Promise<ThreadMessageResponse> {
    return this.threads.answer(id, form, files, actor);
  }

  /** Takes back a message that one has written within the last ten seconds and that nobody has read; its mail waits. */
  @Delete(':id/messages/:mensaje_id')
  @Requires('threads:write')
  @Refuses('candidate_not_found', 'thread_message_not_found', 'undo_too_late')
  @HttpCode(204)
  takeBackMessage(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @IdParam('mensaje_id') mensaje_id: string,
  ): Promise<void> {
    return this.takeBack.execute(id, mensaje_id, actor);
  }

  /** Marks what the candidate wrote as read, up to a message. */
  @Post(':id/read')
  @Requires('threads:write')
  @Refuses('candidate_not_found')
  @HttpCode(204)
  markThreadRead(@IdParam() id: string, @Body() { hasta }: ReadThreadRequest): Promise<void> {
    return this.threads.markRead({ candidate: id }, hasta);
  }
}
