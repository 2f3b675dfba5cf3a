import { Body, Controller, Post, Res, UploadedFiles } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, Requires } from '../../platform/auth/decorators.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { Refuses } from '../../platform/errors/refuses.js';
import type { SpooledFile } from '../../platform/files/storage/file-storage.js';
import { Upload } from '../../platform/files/uploads/upload.js';
import { Action } from '../../platform/http/action.js';
import { LocationHeader } from '../../platform/http/headers/location-header.js';
import { Idempotent } from '../../platform/http/idempotency/idempotent.js';
import { IdParam } from '../../platform/http/validation/uuid-param.js';
import { WithdrawRequest } from '../applications/application.dto.js';
import { WithdrawApplication } from '../applications/moves/withdraw-application.js';
import { SubmitRequest } from '../applications/submission/submit.dto.js';
import { CV_UPLOAD } from '../files/cv/cv-upload.js';
import { PortalApplication, SubmitResponse } from './portal.dto.js';
import { PortalService } from './portal.service.js';
import { SubmitApplication } from './submit-application.js';

/** What people do with their own applications; the answer is what they see of it. */
@ApiTags('applications')
@Controller('applications')
export class MyApplicationsController {
  constructor(
    private readonly portal: PortalService,
    private readonly submissions: SubmitApplication,
    private readonly withdrawals: WithdrawApplication,
  ) {}

  /**
   * Sends the application form: person, application, CV and message are written together, once.
   * Answers 201 for a new application and 200 for an update of the open one.
   */
  @Post()
  @Idempotent()
  @Requires('own:write')
  @Refuses(
    ...CV_UPLOAD.codes,
    'application_not_found',
    'candidate_not_created',
    'cv_nothing_to_say',
    'cv_unprintable',
    'cv_required',
    'open_application_exists',
    'vacancy_not_found',
    'vacancy_not_open',
  )
  @Upload(CV_UPLOAD)
  @ApiCreatedResponse({ type: SubmitResponse })
  @ApiOkResponse({ type: SubmitResponse })
  @LocationHeader('/api/applications', 'application')
  async submitApplication(
    @CurrentActor() actor: Actor,
    @Body() form: SubmitRequest,
    @UploadedFiles() [cv]: SpooledFile[],
    @Res({ passthrough: true }) response: Response,
  ): Promise<SubmitResponse> {
    const outcome = await this.submissions.execute({ form, cv: cv ?? null }, actor);
    const application = await this.portal.getApplication(actor.userId, outcome.applicationId);
    if (!application) throw new DomainError('application_not_found');
    response.status(outcome.created ? 201 : 200);
    return {
      created: outcome.created,
      message: {
        title: 'Candidatura enviada',
        description: 'Te escribiremos cuando haya novedades',
      },
      application,
    };
  }

  /** Withdraws an application of the signed-in person. Idempotent. */
  @Action(':id/withdraw')
  @Requires('own:write')
  @Refuses('application_closed', 'application_not_found', 'stale_version')
  async withdrawApplication(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() body: WithdrawRequest,
  ): Promise<PortalApplication> {
    await this.withdrawals.execute({ applicationId: id, estado: body.estado }, actor);
    const application = await this.portal.getApplication(actor.userId, id);
    if (!application) throw new DomainError('application_not_found');
    return application;
  }
}
