import { MESSAGE_TYPES } from '@hiring/contract';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { TemplatesService } from '../../../mail/templates/templates.service.js';
import { Requires } from '../../../platform/auth/decorators.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { Refuses } from '../../../platform/errors/refuses.js';
import { BulkMessageDraft } from './bulk-action.dto.js';

@ApiTags('bulk-actions')
@Controller('bulk-message-drafts')
export class BulkMessageDraftsController {
  constructor(private readonly templates: TemplatesService) {}

  /** The words that a message to many starts from. */
  @Get(':tipo')
  @ApiParam({ name: 'tipo', description: 'Kind.', schema: { type: 'string', enum: [...MESSAGE_TYPES] } })
  @Requires('emails:send')
  @Refuses('template_not_found')
  getBulkMessageDraft(@Param('tipo') tipo: string): Promise<BulkMessageDraft> {
    const known = MESSAGE_TYPES.find((type) => type === tipo);
    if (!known) throw new DomainError('not_found');
    return this.templates.startToMany(known);
  }
}
