import { SendsFile } from '../../../platform/http/headers/content-disposition.js';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Put,
  Query,
  Res,
  StreamableFile,
  UploadedFiles,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { CV_UPLOAD } from '../../files/cv/cv-upload.js';
import { UploadOnly } from '../../../platform/files/uploads/upload.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, Requires } from '../../../platform/auth/decorators.js';
import { DOWNLOAD_CODES, Refuses } from '../../../platform/errors/refuses.js';
import { storedAnswer } from '../../../platform/files/stored-answer.js';
import { CV_TYPES } from '../../../platform/files/uploads/content-inspector.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { privateFileHeaders } from '../../../platform/files/storage/file-headers.js';
import type { SpooledFile } from '../../../platform/files/storage/file-storage.js';
import {
  DraftQuery,
  DraftResponse,
  FoundDraftResponse,
  SaveDraftRequest,
  SavedCvResponse,
  SavedDraftResponse,
  WrittenCvQuery,
} from './draft.dto.js';
import { DraftCv } from './draft-cv.js';
import type { FormKey } from './drafts.repository.js';
import { DraftsService } from './drafts.service.js';
import { PhotoPages } from '../../files/photos/photo-pages.js';
import { PHOTOS_UPLOAD } from '../../files/photos/photos-upload.js';

const keyOf = ({ userId }: Actor, { vacante }: DraftQuery): FormKey => ({
  userId,
  vacanteId: vacante ?? null,
});

/** The signed-in person's unsent form. Drafts of others cannot be reached. */
@ApiTags('drafts')
@Controller('drafts/mine')
export class DraftsController {
  constructor(
    private readonly drafts: DraftsService,
    private readonly cvs: DraftCv,
    private readonly pages: PhotoPages,
  ) {}

  /** The draft of a vacancy's form, or of the one without. */
  @Get()
  @Requires('own:read')
  @Refuses('validation_failed')
  getMyDraft(@CurrentActor() actor: Actor, @Query() query: DraftQuery): Promise<FoundDraftResponse> {
    return this.drafts.find(keyOf(actor, query));
  }

  /** Saves what changed on a device. The last to write wins, text by text; what it replaced unseen is answered. */
  @Put()
  @Requires('own:write')
  @Refuses('vacancy_not_found')
  saveMyDraft(
    @CurrentActor() actor: Actor,
    @Query() query: DraftQuery,
    @Body() request: SaveDraftRequest,
  ): Promise<SavedDraftResponse> {
    return this.drafts.save(keyOf(actor, query), request);
  }

  /** Forgets the draft with its CV. */
  @Delete()
  @Requires('own:write')
  @HttpCode(204)
  deleteMyDraft(@CurrentActor() actor: Actor, @Query() query: DraftQuery): Promise<void> {
    return this.drafts.remove(keyOf(actor, query));
  }

  /** The CV that the form will send. */
  @Get('cv')
  @Requires('own:read')
  @Refuses(...DOWNLOAD_CODES, 'cv_not_found', 'cv_nothing_to_say', 'cv_unprintable', 'validation_failed')
  @SendsFile(...CV_TYPES)
  async downloadMyDraftCv(
    @CurrentActor() actor: Actor,
    @Query() query: DraftQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const { content, name, ...file } = await this.cvs.open(keyOf(actor, query));
    response.set(privateFileHeaders(file, name, false));
    return Buffer.isBuffer(content) ? new StreamableFile(content) : storedAnswer(content);
  }

  /** Keeps a PDF, DOC or DOCX with the draft, at most 5 MB, and answers what it seems to say about its owner. */
  @Put('cv')
  @Requires('own:write')
  @Refuses(...CV_UPLOAD.codes, 'cv_required')
  @UploadOnly(CV_UPLOAD, { required: false })
  uploadMyDraftCv(
    @CurrentActor() actor: Actor,
    @Query() query: DraftQuery,
    @UploadedFiles() [cv]: SpooledFile[],
  ): Promise<SavedCvResponse> {
    if (!cv) throw new DomainError('cv_required', {}, { cv: ['El CV es obligatorio'] });
    return this.cvs.keepFile(keyOf(actor, query), cv, 'archivo');
  }

  /** Makes one PDF of photos of its pages (JPEG or PNG, at most ten and 5 MB together), in the order given. */
  @Put('cv/fotos')
  @Requires('own:write')
  @Refuses(...PHOTOS_UPLOAD.codes, 'cv_required')
  @UploadOnly(PHOTOS_UPLOAD, { required: false })
  uploadMyDraftCvPhotos(
    @CurrentActor() actor: Actor,
    @Query() query: DraftQuery,
    @UploadedFiles() photos: SpooledFile[],
  ): Promise<SavedCvResponse> {
    return this.pages.bind(photos, { title: 'CV', field: 'cv' }, (file) =>
      this.cvs.keepFile(keyOf(actor, query), file, 'fotos'),
    );
  }

  /** Chooses a CV that is written from the form's values at the time of sending. */
  @Put('cv/generado')
  @Requires('own:write')
  @Refuses('cv_would_be_replaced', 'vacancy_not_found')
  chooseWrittenCv(@CurrentActor() actor: Actor, @Query() query: WrittenCvQuery): Promise<DraftResponse> {
    return this.cvs.chooseWritten(keyOf(actor, query), query.reemplazar === 'true');
  }

  /** Stops proposing what was read from the CV: the person took or dismissed it. */
  @Delete('cv/propuestas')
  @Requires('own:write')
  @HttpCode(204)
  dismissMyDraftCvProposals(@CurrentActor() actor: Actor, @Query() query: DraftQuery): Promise<void> {
    return this.cvs.dismissProposals(keyOf(actor, query));
  }

  /** Forgets the CV and keeps the rest. */
  @Delete('cv')
  @Requires('own:write')
  @HttpCode(204)
  deleteMyDraftCv(@CurrentActor() actor: Actor, @Query() query: DraftQuery): Promise<void> {
    return this.cvs.remove(keyOf(actor, query));
  }
}
