import { SendsFile } from '../../../platform/http/headers/content-disposition.js';
import { Controller, Get, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, KeysNeed, Requires } from '../../../platform/auth/decorators.js';
import { DOWNLOAD_CODES, Refuses } from '../../../platform/errors/refuses.js';
import { sendStored } from '../../../platform/files/stored-answer.js';
import { IdParam } from '../../../platform/http/validation/uuid-param.js';
import { DOCUMENT_TYPES } from '../../../platform/files/uploads/content-inspector.js';
import { AttachmentDownload } from './attachment-download.js';

@ApiTags('threads')
@Controller('thread-attachments')
export class ThreadAttachmentsController {
  constructor(private readonly downloads: AttachmentDownload) {}

  /** A file of a conversation: to its candidate, to staff and to programs, whose reading is logged. */
  @Get(':id')
  @Requires('own:read')
  @KeysNeed('threads:read')
  @Refuses(...DOWNLOAD_CODES, 'attachment_not_found')
  @SendsFile(...DOCUMENT_TYPES)
  async downloadAttachment(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const file = await this.downloads.open(actor, id);
    return sendStored(response, file);
  }
}
