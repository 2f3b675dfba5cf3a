import { SendsFile } from '../../../../platform/http/headers/content-disposition.js';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Post,
  Put,
  Res,
  type StreamableFile,
  UploadedFiles,
} from '@nestjs/common';
import { Action } from '../../../../platform/http/action.js';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Idempotent } from '../../../../platform/http/idempotency/idempotent.js';
import type { Actor } from '../../../../platform/auth/actor.js';
import { CurrentActor, Requires } from '../../../../platform/auth/decorators.js';
import { DOWNLOAD_CODES, Refuses } from '../../../../platform/errors/refuses.js';
import { sendStored } from '../../../../platform/files/stored-answer.js';
import { CV_TYPES } from '../../../../platform/files/uploads/content-inspector.js';
import { invalid } from '../../../../platform/errors/domain-error.js';
import { LocationHeader } from '../../../../platform/http/headers/location-header.js';
import { IdParam } from '../../../../platform/http/validation/uuid-param.js';
import type { SpooledFile } from '../../../../platform/files/storage/file-storage.js';
import { ConfirmCvDraft } from './confirm-cv-draft.js';
import {
  ConfirmCvDraftRequest,
  ConfirmedDrafts,
  CvDraftRequest,
  CvDraftResponse,
  NewCvFolderRequest,
} from './cv-draft.dto.js';
import { CvDraftsService } from './cv-drafts.service.js';
import { CV_UPLOAD } from '../../../files/cv/cv-upload.js';
import { perAccount, UploadOnly } from '../../../../platform/files/uploads/upload.js';
import { ImportDetail } from '../import.dto.js';
import { ImportViews } from '../import-views.js';

/** The limit is that of several whole folders, and of each of their files once more. */
const CV_FOLDER_UPLOAD = {
  ...CV_UPLOAD,
  limit: perAccount({ name: 'cv_folder', points: 1500, seconds: 3600 }),
};

/** CVs of a folder: drafts first, people when somebody has looked at them. */
@ApiTags('imports')
@Controller('imports')
export class CvDraftsController {
  constructor(
    private readonly views: ImportViews,
    private readonly drafts: CvDraftsService,
    private readonly confirmation: ConfirmCvDraft,
  ) {}

  /** Begins a folder: it says where the CVs come from before any is sent. */
  @Post('cvs')
  @Idempotent()
  @Requires('imports:write')
  @Refuses('import_not_found', 'vacancy_not_found')
  @LocationHeader('/api/imports')
  async createCvFolder(
    @CurrentActor() actor: Actor,
    @Body() request: NewCvFolderRequest,
  ): Promise<ImportDetail> {
    return this.views.get(await this.drafts.open(actor, request));
  }

  /** The drafts of a folder, in the order in which they came. */
  @Get(':id/cvs')
  @Requires('imports:read')
  @Refuses('import_not_found')
  listImportCvs(@IdParam() id: string): Promise<CvDraftResponse[]> {
    return this.drafts.list(id);
  }

  /** Takes one CV and reads it; sent again it is the same draft. */
  @Post(':id/cvs')
  @Idempotent()
  @Requires('imports:write')
  @Refuses(
    ...CV_FOLDER_UPLOAD.codes,
    'cv_draft_not_found',
    'cv_drafts_too_many',
    'cv_required',
    'import_not_found',
    'import_not_running',
    'validation_failed',
  )
  @UploadOnly(CV_FOLDER_UPLOAD)
  addImportCv(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @UploadedFiles() [cv]: SpooledFile[],
  ): Promise<CvDraftResponse> {
    if (!cv) throw invalid({ cv: ['Falta el CV'] });
    return this.drafts.add(actor, id, cv);
  }

  /** Confirms every draft that is complete and not of an existing person. */
  @Action(':id/cvs/confirm')
  @Idempotent()
  @Requires('imports:write')
  @Refuses(
    'candidate_not_found',
    'cv_draft_duplicate',
    'cv_draft_not_found',
    'cv_draft_stale',
    'import_not_found',
    'import_not_running',
    'open_application_exists',
    'upload_interrupted',
    'validation_failed',
  )
  confirmImportCvs(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<ConfirmedDrafts> {
    return this.confirmation.all(actor, id);
  }

  /** Changes what was read. A stale version answers 409 with the draft as it is. */
  @Put(':id/cvs/:draft')
  @Requires('imports:write')
  @Refuses('cv_draft_not_found', 'cv_draft_stale', 'import_not_found', 'vacancy_not_found')
  updateImportCv(
    @IdParam() id: string,
    @IdParam('draft', 'Id of the draft of a CV.') draft: string,
    @Body() request: CvDraftRequest,
  ): Promise<CvDraftResponse> {
    return this.drafts.edit(id, draft, request);
  }

  /** Makes it a person with an application and the CV. */
  @Action(':id/cvs/:draft/confirm')
  @Idempotent()
  @Requires('imports:write')
  @Refuses(
    'candidate_not_found',
    'cv_draft_duplicate',
    'cv_draft_not_found',
    'cv_draft_stale',
    'import_not_found',
    'import_not_running',
    'open_application_exists',
    'upload_interrupted',
  )
  async confirmImportCv(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @IdParam('draft', 'Id of the draft of a CV.') draft: string,
    @Body() request: ConfirmCvDraftRequest,
  ): Promise<ImportDetail> {
    await this.confirmation.one(actor, id, draft, request);
    return this.views.get(id);
  }

  /** Throws a draft away with its file. */
  @Delete(':id/cvs/:draft')
  @HttpCode(204)
  @Requires('imports:write')
  @Refuses('import_not_found', 'import_not_running')
  deleteImportCv(
    @IdParam() id: string,
    @IdParam('draft', 'Id of the draft of a CV.') draft: string,
  ): Promise<void> {
    return this.drafts.remove(id, draft);
  }

  /** The CV, to be read beside its draft; the view is logged. */
  @Get(':id/cvs/:draft/file')
  @Requires('imports:read')
  @Refuses(...DOWNLOAD_CODES, 'cv_draft_not_found')
  @SendsFile(...CV_TYPES)
  async downloadImportCvFile(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @IdParam('draft', 'Id of the draft of a CV.') draft: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const file = await this.drafts.file(actor, id, draft);
    return sendStored(response, file);
  }
}
