import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, Requires } from '../../platform/auth/decorators.js';
import { Refuses } from '../../platform/errors/refuses.js';
import { LocationHeader } from '../../platform/http/headers/location-header.js';
import { Idempotent } from '../../platform/http/idempotency/idempotent.js';
import { WholeList } from '../../platform/http/lists/whole-list.js';
import { IdParam } from '../../platform/http/validation/uuid-param.js';
import {
  NewOnboardingTemplate,
  OnboardingTemplateResponse,
  OnboardingTemplateUpdate,
} from './template.dto.js';
import { OnboardingTemplatesService } from './templates.service.js';

/** What is to be done before the first day, by position. */
@ApiTags('onboardings')
@Controller('onboarding-templates')
export class OnboardingTemplatesController {
  constructor(private readonly templates: OnboardingTemplatesService) {}

  /** All templates: the general one, then the others by name. */
  @Get()
  @WholeList('onboarding-templates', { sort: ['nombre'], filter: {} })
  @Requires('onboarding:read')
  listOnboardingTemplates(): Promise<OnboardingTemplateResponse[]> {
    return this.templates.list();
  }

  /** One template. */
  @Get(':id')
  @Requires('onboarding:read')
  @Refuses('onboarding_template_not_found')
  getOnboardingTemplate(@IdParam() id: string): Promise<OnboardingTemplateResponse> {
    return this.templates.get(id);
  }

  /** Makes a template of a department or a position that has none. */
  @Post()
  @Idempotent()
  @LocationHeader('/api/onboarding-templates')
  @Requires('onboarding:write')
  @Refuses('onboarding_template_exists')
  createOnboardingTemplate(
    @CurrentActor() actor: Actor,
    @Body() order: NewOnboardingTemplate,
  ): Promise<OnboardingTemplateResponse> {
    return this.templates.create(order, actor);
  }

  /** Writes a template as a whole. What was opened before keeps what it copied. */
  @Put(':id')
  @Requires('onboarding:write')
  @Refuses(
    'onboarding_template_exists',
    'onboarding_template_last',
    'onboarding_template_not_found',
    'onboarding_template_stale',
  )
  updateOnboardingTemplate(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() order: OnboardingTemplateUpdate,
  ): Promise<OnboardingTemplateResponse> {
    return this.templates.update(id, order, actor);
  }

  /** Deletes a template; the general one stays. */
  @Delete(':id')
  @HttpCode(204)
  @Requires('onboarding:write')
  @Refuses('onboarding_template_last', 'onboarding_template_not_found')
  deleteOnboardingTemplate(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<void> {
    return this.templates.remove(id, actor);
  }
}
