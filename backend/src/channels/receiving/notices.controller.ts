import { Controller, Get, Header, Query, Req } from '@nestjs/common';
import { ApiBody, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Public } from '../../platform/auth/decorators.js';
import { Refuses } from '../../platform/errors/refuses.js';
import { Action } from '../../platform/http/action.js';
import { NoticesService } from './notices.service.js';
import { VerificationQuery } from './verification.dto.js';

const BODY = { required: true, schema: { type: 'object' } } as const;

/** What WhatsApp and the SMS provider tell: messages of people, and how far ours have come. Signed by their secrets. */
@ApiTags('channels')
@Controller('channels')
export class NoticesController {
  constructor(private readonly notices: NoticesService) {}

  /** Meta's check of the address. */
  @Get('whatsapp/events')
  @Public()
  @Refuses('channel_verification_failed')
  @ApiProduces('text/plain')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  verifyWhatsapp(@Query() query: VerificationQuery): Promise<string> {
    return this.notices.verify({ ...query });
  }

  /** A notice of the Cloud API, signed in `X-Hub-Signature-256`. The same again changes nothing. */
  @Action('whatsapp/events')
  @Public()
  @Refuses('channel_signature_invalid', 'payload_too_large')
  @ApiBody(BODY)
  receiveWhatsapp(@Req() { body, headers }: Request): Promise<void> {
    return this.notices.take('whatsapp', body, headers['x-hub-signature-256']);
  }

  /** A notice of the SMS provider, signed in `X-Signature`. The same again changes nothing. */
  @Action('sms/events')
  @Public()
  @Refuses('channel_signature_invalid', 'payload_too_large')
  @ApiBody(BODY)
  receiveSms(@Req() { body, headers }: Request): Promise<void> {
    return this.notices.take('sms', body, headers['x-signature']);
  }
}
