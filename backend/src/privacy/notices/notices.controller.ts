import { AVISO_FORMULARIOS, type AvisoFormulario } from '@hiring/contract';
import { Body, Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import { Action } from '../../platform/http/action.js';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, Requires } from '../../platform/auth/decorators.js';
import { Refuses } from '../../platform/errors/refuses.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { NoticeDraftRequest, NoticePublication, NoticeResponse } from './notice.dto.js';
import { NoticesService } from './notices.service.js';

/** @throws {DomainError} `not_found` for anything but a form with a notice. */
function formOf(name: string): AvisoFormulario {
  const known = AVISO_FORMULARIOS.find((one) => one === name);
  if (!known) throw new DomainError('not_found');
  return known;
}

const FORM = {
  name: 'formulario',
  description: 'Which form the notice belongs to.',
  schema: { type: 'string', enum: [...AVISO_FORMULARIOS], example: 'candidatura' },
} as const;

@ApiTags('privacy')
@Controller('privacy/notices/:formulario')
export class NoticesController {
  constructor(private readonly notices: NoticesService) {}

  /** The draft, if any, and every version, newest first. */
  @Get()
  @ApiParam(FORM)
  @Requires('privacy:read')
  listPrivacyNoticeVersions(@Param('formulario') form: string): Promise<NoticeResponse[]> {
    return this.notices.list(formOf(form));
  }

  /** Saves the draft of the next version. */
  @Put('draft')
  @ApiParam(FORM)
  @Requires('privacy:write')
  @Refuses('notice_stale')
  savePrivacyNoticeDraft(
    @CurrentActor() actor: Actor,
    @Param('formulario') form: string,
    @Body() request: NoticeDraftRequest,
  ): Promise<NoticeResponse> {
    return this.notices.saveDraft(formOf(form), request, actor);
  }

  /** Deletes the draft. Idempotent. */
  @Delete('draft')
  @ApiParam(FORM)
  @HttpCode(204)
  @Requires('privacy:write')
  discardPrivacyNoticeDraft(@Param('formulario') form: string): Promise<void> {
    return this.notices.discardDraft(formOf(form));
  }

  /** Publishes the draft as the version in force; its text never changes again. */
  @Action('publish')
  @ApiParam(FORM)
  @Requires('privacy:write')
  @Refuses('notice_stale', 'notice_unchanged')
  publishPrivacyNotice(
    @CurrentActor() actor: Actor,
    @Param('formulario') form: string,
    @Body() { version }: NoticePublication,
  ): Promise<NoticeResponse> {
    return this.notices.publish(formOf(form), version, actor);
  }
}
