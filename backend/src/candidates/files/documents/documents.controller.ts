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
import { Action } from '../../../platform/http/action.js';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AS_DOWNLOAD, SendsFile } from '../../../platform/http/headers/content-disposition.js';
import { Idempotent } from '../../../platform/http/idempotency/idempotent.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, KeysNeed, Requires } from '../../../platform/auth/decorators.js';
import { DOWNLOAD_CODES, Refuses } from '../../../platform/errors/refuses.js';
import { sendStored } from '../../../platform/files/stored-answer.js';
import { DOCUMENT_TYPES } from '../../../platform/files/uploads/content-inspector.js';
import { LocationHeader } from '../../../platform/http/headers/location-header.js';
import { IdParam } from '../../../platform/http/validation/uuid-param.js';
import type { SpooledFile } from '../../../platform/files/storage/file-storage.js';
import { DocumentDownload } from './document-download.js';
import { DOCUMENT_PHOTOS_UPLOAD } from '../photos/photos-upload.js';
import { DOCUMENT_UPLOAD } from './document-upload.js';
import { UploadOnly } from '../../../platform/files/uploads/upload.js';
import {
  AcceptDocumentRequest,
  AskDocumentRequest,
  DocumentResponse,
  DocumentVersionRequest,
  RefuseDocumentRequest,
} from './document.dto.js';
import { DocumentsService } from './documents.service.js';
import { SendDocument } from './send-document.js';
import { ApiList } from '../../../platform/http/lists/api-list.js';
import { sendPage } from '../../../platform/http/lists/list-query.js';
import {
  parsePeopleList,
  PEOPLE_LIST,
  PeopleListQueryDto,
  PERSON_PARAMETER,
} from '../../../platform/http/lists/people-list.js';

/** Documents that HR asks candidates for. */
@ApiTags('documents')
@Controller('documents')
export class DocumentsController {
  constructor(
    private readonly documents: DocumentsService,
    private readonly sending: SendDocument,
    private readonly download: DocumentDownload,
  ) {}

  /** Documents requested from everybody or from one person, newest first. */
  @Get()
  @ApiQuery(PERSON_PARAMETER)
  @ApiList(PEOPLE_LIST)
  @Requires('documents:read')
  async listDocuments(
    @Query() query: PeopleListQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DocumentResponse[]> {
    return sendPage(response, 'documents', await this.documents.list(parsePeopleList(query)));
  }

  /** Documents requested from the signed-in person. */
  @Get('mine')
  @Requires('own:read')
  listMyDocuments(@CurrentActor() actor: Actor): Promise<DocumentResponse[]> {
    return this.documents.listOwn(actor);
  }

  /** One requested document. */
  @Get(':id')
  @Requires('documents:read')
  @Refuses('document_not_found')
  getDocument(@IdParam() id: string): Promise<DocumentResponse> {
    return this.documents.get(id);
  }

  /** Asks for a document and tells the candidate. */
  @Post()
  @Idempotent()
  @LocationHeader('/api/documents')
  @Requires('documents:write')
  @Refuses('candidate_not_found', 'document_already_asked', 'document_not_found')
  requestDocument(@CurrentActor() actor: Actor, @Body() body: AskDocumentRequest): Promise<DocumentResponse> {
    return this.documents.ask(body, actor);
  }

  /** Accepts the file that was sent; with a licence it becomes one of the person's, with its last day. */
  @Action(':id/accept')
  @Requires('documents:write')
  @Refuses('document_closed', 'document_not_found', 'document_stale')
  acceptDocument(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { version, ...licence }: AcceptDocumentRequest,
  ): Promise<DocumentResponse> {
    return this.documents.accept(id, { version, ...licence }, actor);
  }

  /** Asks for another file and tells the candidate why. */
  @Action(':id/refuse')
  @Requires('documents:write')
  @Refuses('document_closed', 'document_not_found', 'document_stale')
  refuseDocument(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() body: RefuseDocumentRequest,
  ): Promise<DocumentResponse> {
    return this.documents.refuse(id, body.version, body.motivo, actor);
  }

  /** Takes the request back. */
  @Action(':id/cancel')
  @Requires('documents:write')
  @Refuses('document_closed', 'document_not_found', 'document_stale')
  cancelDocument(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() body: DocumentVersionRequest,
  ): Promise<DocumentResponse> {
    return this.documents.cancel(id, body.version, actor);
  }

  /** Uploads a document requested from the signed-in person. */
  @Put(':id/file')
  @Requires('own:write')
  @Refuses(...DOCUMENT_UPLOAD.codes, 'document_closed', 'document_not_found', 'document_required')
  @UploadOnly(DOCUMENT_UPLOAD)
  uploadDocumentFile(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @UploadedFiles() files: SpooledFile[],
  ): Promise<DocumentResponse> {
    return this.sending.execute(id, files, 'archivo', actor);
  }

  /**
   * Uploads photos of its sides or pages (JPEG or PNG, at most ten and 5 MB together), in the order given: they become
   * one PDF with the document's name.
   */
  @Put(':id/file/fotos')
  @Requires('own:write')
  @Refuses(...DOCUMENT_PHOTOS_UPLOAD.codes, 'document_closed', 'document_not_found', 'document_required')
  @UploadOnly(DOCUMENT_PHOTOS_UPLOAD)
  uploadDocumentPhotos(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @UploadedFiles() photos: SpooledFile[],
  ): Promise<DocumentResponse> {
    return this.sending.execute(id, photos, 'fotos', actor);
  }

  /** The file: to its owner, to staff and to programs, whose view is logged. `descargar=1` saves it. */
  @Get(':id/file')
  @Requires('own:read')
  @KeysNeed('documents:read')
  @Refuses(...DOWNLOAD_CODES, 'document_not_found')
  @SendsFile(...DOCUMENT_TYPES)
  @ApiQuery(AS_DOWNLOAD)
  async downloadDocumentFile(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Res({ passthrough: true }) response: Response,
    @Query('descargar') download?: string,
  ): Promise<StreamableFile> {
    const file = await this.download.open(actor, id, download === '1');
    return sendStored(response, file);
  }
}
