import { INBOUND_LIMITS } from '@hiring/contract';
import { Controller, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Requires } from '../../platform/auth/decorators.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { Refuses } from '../../platform/errors/refuses.js';
import { Action } from '../../platform/http/action.js';
import { InboundMailResponse } from './inbound-mail.dto.js';
import { RawMails } from './raw-mails.js';
import { ReceiveMail } from './receive-mail.js';

/** Mail from a server that delivers by this API instead of a mailbox. */
@ApiTags('inbound')
@Controller('inbound')
export class InboundMailController {
  constructor(
    private readonly raw: RawMails,
    private readonly receive: ReceiveMail,
  ) {}

  /**
   * Takes one whole mail (RFC 5322, at most 25 MB), as a candidate answered it. The same mail again changes nothing: it is
   * known by its Message-ID and sender. A mail that cannot be read waits for assignment too.
   */
  @Action('mail')
  @Requires('inbound:write')
  @Refuses(
    'mail_unreadable',
    'payload_too_large',
    'unavailable',
    'upload_interrupted',
    'unsupported_media_type',
    'uploads_unavailable',
    'upload_failed_again',
    'upload_lost',
    'upload_lost_again',
  )
  @ApiConsumes('message/rfc822')
  @ApiBody({ required: true, schema: { type: 'string', format: 'binary' } })
  async receiveMail(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<InboundMailResponse> {
    if (!request.is('message/rfc822')) throw new DomainError('unsupported_media_type');
    if (Number(request.headers['content-length'] ?? 0) > INBOUND_LIMITS.bytes) {
      // The rest of the body is not read: the connection cannot be reused.
      response.setHeader('Connection', 'close');
      throw new DomainError('payload_too_large');
    }
    const resultado = await this.raw.hold(request, (file) => this.receive.execute({ ...file, origin: null }));
    return { resultado };
  }
}
