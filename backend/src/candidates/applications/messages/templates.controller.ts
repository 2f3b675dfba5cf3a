import { EDITABLE_TEMPLATES, isSiteLanguage, SITE_LANGUAGES, SOURCE_LANGUAGE } from '@hiring/contract';
import { Body, Controller, Get, Param, Put, Query, Res } from '@nestjs/common';
import { Action } from '../../../platform/http/action.js';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { EmailResponse } from '../../../mail/emails/emails.dto.js';
import {
  MessagePreview,
  RestoreTemplateRequest,
  SaveTemplateRequest,
  templateId,
  TemplateResponse,
  TemplateRow,
  TemplateVersionResponse,
  TryTemplateRequest,
} from '../../../mail/templates/template.dto.js';
import { TemplatesService } from '../../../mail/templates/templates.service.js';
import { Idempotent } from '../../../platform/http/idempotency/idempotent.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, Requires } from '../../../platform/auth/decorators.js';
import { Refuses } from '../../../platform/errors/refuses.js';
import { oneOf } from '../../../platform/http/lists/filter-rules.js';
import { ApiList } from '../../../platform/http/lists/api-list.js';
import { ListQueryDto } from '../../../platform/http/lists/list-query.dto.js';
import { pageOfWhole } from '../../../platform/http/lists/whole-list.js';
import { parseListQuery, sendPage } from '../../../platform/http/lists/list-query.js';
import { TryTemplate } from './try-template.js';

const TEMPLATE_IDS = SITE_LANGUAGES.flatMap((idioma) =>
  EDITABLE_TEMPLATES.map((plantilla) => templateId({ plantilla, idioma })),
);

const LIST = {
  sort: ['nombre'],
  filter: { idioma: oneOf(SITE_LANGUAGES, 'Language of the words; Spanish, if not given.') },
  ids: oneOf(TEMPLATE_IDS, 'Code of a message.'),
} as const;

const CODE = {
  name: 'id',
  description: 'Code of the message; with a full stop and its language, when that is not Spanish.',
  schema: { type: 'string', example: 'candidatura_recibida' },
} as const;

@ApiTags('templates')
@Controller('templates')
export class TemplatesController {
  constructor(
    private readonly templates: TemplatesService,
    private readonly trying: TryTemplate,
  ) {}

  /** The messages whose words HR may change: a dozen, always all. */
  @Get()
  @ApiList(LIST)
  @Requires('templates:read')
  async listTemplates(
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TemplateRow[]> {
    const list = parseListQuery(query, LIST);
    const { idioma } = list.filter;
    const rows = await this.templates.list(isSiteLanguage(idioma) ? idioma : SOURCE_LANGUAGE);
    return sendPage(response, 'templates', pageOfWhole(rows, query, list));
  }

  /** One message with its words and version. */
  @Get(':id')
  @ApiParam(CODE)
  @Requires('templates:read')
  @Refuses('template_not_found')
  getTemplate(@Param('id') id: string): Promise<TemplateResponse> {
    return this.templates.get(id);
  }

  /** Its versions, newest first; version 0, the product's own words, is the last. */
  @Get(':id/versions')
  @ApiParam(CODE)
  @Requires('templates:read')
  @Refuses('template_not_found')
  listTemplateVersions(@Param('id') id: string): Promise<TemplateVersionResponse[]> {
    return this.templates.listVersions(id);
  }

  /** Writes a new version. A stale one answers 409 and changes nothing. */
  @Put(':id')
  @ApiParam(CODE)
  @Requires('templates:write')
  @Refuses('template_not_found', 'template_stale')
  updateTemplate(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() { asunto, cuerpo, version }: SaveTemplateRequest,
  ): Promise<TemplateResponse> {
    return this.templates.save(id, { asunto, cuerpo }, version, actor);
  }

  /** Writes an older version's words as a new one. */
  @Action(':id/restore')
  @ApiParam(CODE)
  @Requires('templates:write')
  @Refuses('template_not_found', 'template_stale')
  restoreTemplate(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() { restaurar, version }: RestoreTemplateRequest,
  ): Promise<TemplateResponse> {
    return this.templates.restore(id, restaurar, version, actor);
  }

  /** The words as they would arrive, with a candidate's values or invented ones. Writes nothing. */
  @Action(':id/preview')
  @ApiParam(CODE)
  @Requires('templates:read')
  @Refuses('application_not_found', 'candidate_not_found', 'template_not_found')
  previewTemplate(@Param('id') id: string, @Body() body: TryTemplateRequest): Promise<MessagePreview> {
    return this.trying.preview(id, body);
  }

  /** Sends it to the signed-in person's own address only. */
  @Action(':id/test')
  @ApiParam(CODE)
  @Idempotent()
  @Requires('templates:write')
  @Refuses(
    'application_not_found',
    'candidate_not_found',
    'email_not_found',
    'template_not_found',
    'test_without_address',
  )
  testTemplate(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() body: TryTemplateRequest,
  ): Promise<EmailResponse> {
    return this.trying.send(id, body, actor);
  }
}
