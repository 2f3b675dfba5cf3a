import {
  Body,
  Controller,
  Get,
  Post,
  Put,
  Query,
  Res,
  type StreamableFile,
  UploadedFiles,
} from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { SendsHeader } from '../../../platform/openapi/headers/sends-header.js';
import { AS_DOWNLOAD, SendsFile } from '../../../platform/http/headers/content-disposition.js';
import { Idempotent } from '../../../platform/http/idempotency/idempotent.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, KeysNeed, Requires } from '../../../platform/auth/decorators.js';
import { ApiList } from '../../../platform/http/lists/api-list.js';
import { DOWNLOAD_CODES, Refuses } from '../../../platform/errors/refuses.js';
import { sendStored } from '../../../platform/files/stored-answer.js';
import { SyncPosition } from '../../../platform/database/sync-position.js';
import { ListQueryDto } from '../../../platform/http/lists/list-query.dto.js';
import { sendPage } from '../../../platform/http/lists/list-query.js';
import { OrAsForm } from '../../../platform/http/validation/form-of.js';
import { LocationHeader } from '../../../platform/http/headers/location-header.js';
import { IdParam } from '../../../platform/http/validation/uuid-param.js';
import { CV_TYPES } from '../../../platform/files/uploads/content-inspector.js';
import type { SpooledFile } from '../../../platform/files/storage/file-storage.js';
import { CandidateResponse, CandidateRow } from './candidate.dto.js';
import { CANDIDATE_LIST, parseCandidateList } from '../list/candidate-list-query.js';
import { CandidatesService } from './candidates.service.js';
import { CreateCandidate } from '../by-staff/create-candidate.js';
import { CvDownload } from '../../files/cv/cv-download.js';
import { CvHistory } from '../../files/cv/cv-history.js';
import { CV_UPLOAD } from '../../files/cv/cv-upload.js';
import { Upload } from '../../../platform/files/uploads/upload.js';
import { CvTextResponse, CvVersionResponse, toCvVersionResponse } from '../../files/cv/cv.dto.js';
import { EditCandidate } from '../by-staff/edit-candidate.js';
import {
  CandidateUpdateRequest,
  NewCandidateForm,
  NewCandidateRequest,
  NewCandidateResponse,
} from '../by-staff/new-candidate.dto.js';

/** One dependency for each use of a person's record; the paths of the specification keep them in one controller. */
@ApiTags('candidates')
@Controller('candidates')
export class CandidatesController {
  constructor(
    private readonly candidates: CandidatesService,
    private readonly cvs: CvDownload,
    private readonly cvHistory: CvHistory,
    private readonly position: SyncPosition,
    private readonly creation: CreateCandidate,
    private readonly edits: EditCandidate,
  ) {}

  /** People by their current application. Sorted by `espera_desde` ASC, the longest waiting come first. */
  @Get()
  @ApiList(CANDIDATE_LIST)
  @Requires('candidates:read')
  @SendsHeader('X-Sync-Position')
  async listCandidates(
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CandidateRow[]> {
    const { ids, ...list } = parseCandidateList(query);
    if (ids) return this.candidates.listByIds(ids);
    await this.position.announce(response, { since: list.filter.updated_since });
    return sendPage(response, 'candidates', await this.candidates.list(list));
  }

  /**
   * Adds somebody with an application, and a CV where there is one: as JSON, or as multipart with the file. By the form's
   * rules; the person is known by the e-mail. 201: a new application, whose receipt the person gets by mail. 200: one to
   * the same vacancy was open. A record without an account gets what it lacked, the answers and the newer CV; what a person
   * with an account has said stays; of `campos` a record gets those that it lacks. Without the code of a tracking link in `canal` the channel is `rrhh`.
   */
  @Post()
  @Idempotent()
  @Requires('candidates:write')
  @Refuses(...CV_UPLOAD.codes, 'open_application_exists', 'vacancy_not_found', 'vacancy_not_open')
  @Upload(CV_UPLOAD)
  @OrAsForm(NewCandidateForm)
  @ApiCreatedResponse({ type: NewCandidateResponse })
  @ApiOkResponse({ type: NewCandidateResponse })
  @LocationHeader('/api/applications', 'application')
  async createCandidate(
    @CurrentActor() actor: Actor,
    @Body() form: NewCandidateRequest,
    @UploadedFiles() [cv]: SpooledFile[],
    @Res({ passthrough: true }) response: Response,
  ): Promise<NewCandidateResponse> {
    const made = await this.creation.execute(form, cv ?? null, actor);
    response.status(made.created ? 201 : 200);
    return made;
  }

  /** Everything about one person. */
  @Get(':id')
  @Requires('candidates:read')
  @Refuses('candidate_not_found')
  getCandidate(@IdParam() id: string): Promise<CandidateResponse> {
    return this.candidates.get(id);
  }

  /**
   * Corrects the profile in the person's name. A record changed meanwhile answers 409; the e-mail is not changed. A key
   * needs `candidates:read` as well: the answer is the record.
   */
  @Put(':id')
  @Requires('candidates:write')
  @Refuses('candidate_not_found', 'stale_profile')
  async updateCandidate(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() form: CandidateUpdateRequest,
  ): Promise<CandidateResponse> {
    await this.edits.execute(id, form, actor);
    return this.candidates.get(id);
  }

  /** The CV: to its owner, to staff and to programs, whose view is logged. `descargar=1` saves it as a file. */
  @Get(':id/cv')
  @Requires('own:read')
  @KeysNeed('candidates:read')
  @Refuses(...DOWNLOAD_CODES, 'candidate_not_found', 'cv_not_found')
  @SendsFile(...CV_TYPES)
  @ApiQuery(AS_DOWNLOAD)
  async downloadCandidateCv(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Res({ passthrough: true }) response: Response,
    @Query('descargar') download?: string,
  ): Promise<StreamableFile> {
    const file = await this.cvs.open(actor, id, download === '1');
    return sendStored(response, file);
  }

  /** The text of the current CV, to be read in place; the view is logged. */
  @Get(':id/cv/text')
  @Requires('candidates:read')
  @Refuses('candidate_not_found', 'cv_not_found')
  getCandidateCvText(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<CvTextResponse> {
    return this.cvs.readText(actor, id);
  }

  /** Every CV that the person has sent, newest first. */
  @Get(':id/cv/history')
  @Requires('candidates:read')
  async listCandidateCvVersions(@IdParam() id: string): Promise<CvVersionResponse[]> {
    return (await this.cvHistory.listShown(id)).map(toCvVersionResponse);
  }

  /** One version of the CV; the view is logged. `descargar=1` saves it as a file. */
  @Get(':id/cv/history/:version')
  @Requires('candidates:read')
  @Refuses(...DOWNLOAD_CODES, 'cv_not_found')
  @SendsFile(...CV_TYPES)
  @ApiQuery(AS_DOWNLOAD)
  async downloadCandidateCvVersion(
    @CurrentActor() actor: Actor,
    @IdParam() candidateId: string,
    @IdParam('version', 'Id of the version.') versionId: string,
    @Res({ passthrough: true }) response: Response,
    @Query('descargar') download?: string,
  ): Promise<StreamableFile> {
    const file = await this.cvs.openVersion(actor, { candidateId, versionId }, download === '1');
    return sendStored(response, file);
  }
}
