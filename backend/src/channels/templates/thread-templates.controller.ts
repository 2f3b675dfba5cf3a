import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DataSource, IsNull } from 'typeorm';
import { Candidate } from '../../candidates/people/candidate.entity.js';
import { Requires } from '../../platform/auth/decorators.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { Refuses } from '../../platform/errors/refuses.js';
import { IdParam } from '../../platform/http/validation/uuid-param.js';
import { languageOf } from '../sending/channel-work.service.js';
import { ThreadTemplate, toThreadTemplate } from './template.dto.js';
import { WhatsappTemplates } from './whatsapp-templates.js';

@ApiTags('threads')
@Controller('threads')
export class ThreadTemplatesController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly templates: WhatsappTemplates,
  ) {}

  /** Templates of WhatsApp that may be sent to a candidate: in their language, or else in Spanish. */
  @Get(':id/whatsapp-templates')
  @Requires('threads:write')
  @Refuses('candidate_not_found')
  async listThreadTemplates(@IdParam() id: string): Promise<ThreadTemplate[]> {
    const { manager } = this.dataSource;
    const person = await manager.findOneBy(Candidate, { id, deleted_at: IsNull() });
    if (!person) throw new DomainError('candidate_not_found');
    return (await this.templates.for(await languageOf(manager, person))).map(toThreadTemplate);
  }
}
