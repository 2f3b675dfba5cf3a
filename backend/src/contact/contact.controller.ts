import { Body, Controller, Headers, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Client, type ClientInfo } from '../auth/client.js';
import { Idempotent } from '../platform/http/idempotency/idempotent.js';
import { Public } from '../platform/auth/decorators.js';
import { Refuses } from '../platform/errors/refuses.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { ContactRequest, ContactResponse } from './contact.dto.js';
import { ContactService } from './contact.service.js';

@ApiTags('contact')
@Controller('contact')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  /** Sends a message to the company. Programs, which show no form, may send two in ten minutes and ten a day. */
  @Post()
  @Idempotent()
  @Public()
  @Refuses('contact_form_expired', 'contact_too_fast', 'too_many_requests')
  sendContactMessage(
    @Body() body: ContactRequest,
    @Client() { ip }: ClientInfo,
    @Headers('idempotency-key') key?: string,
  ): Promise<ContactResponse> {
    return this.contact.send(body, ip, checkedKey(key));
  }

  /** Another name of POST /api/contact. */
  @Post('send')
  @Idempotent()
  @Public()
  @Refuses('contact_form_expired', 'contact_too_fast', 'too_many_requests')
  sendContactMessageByAlias(
    @Body() body: ContactRequest,
    @Client() { ip }: ClientInfo,
    @Headers('idempotency-key') key?: string,
  ): Promise<ContactResponse> {
    return this.contact.send(body, ip, checkedKey(key));
  }
}

@ApiTags('contact')
@Controller('functions/v1/contact-form')
export class ContactFunctionController {
  constructor(private readonly contact: ContactService) {}

  /** Another name of POST /api/contact. */
  @Post()
  @Idempotent()
  @Public()
  @Refuses('contact_form_expired', 'contact_too_fast', 'too_many_requests')
  sendContactMessageByFunction(
    @Body() body: ContactRequest,
    @Client() { ip }: ClientInfo,
    @Headers('idempotency-key') key?: string,
  ): Promise<ContactResponse> {
    return this.contact.send(body, ip, checkedKey(key));
  }
}

function checkedKey(key: string | undefined): string | undefined {
  if (key !== undefined && !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new DomainError('invalid_query', { name: 'Idempotency-Key' });
  }
  return key;
}
