import { DocumentRequest } from './documents/document-request.entity.js';
import { CvVersion } from './cv/cv-version.entity.js';
import { CvText } from './cv/reading/cv-text.entity.js';
import { Candidate } from '../people/candidate.entity.js';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PeopleModule } from '../people/people.module.js';
import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { CvDownload } from './cv/cv-download.js';
import { CvHistory } from './cv/cv-history.js';
import { CvTexts } from './cv/reading/cv-texts.js';
import { DepartmentsModule } from '../../departments/departments.module.js';
import { DocumentDownload } from './documents/document-download.js';
import { DocumentMessages } from './documents/document-messages.js';
import { DocumentsController } from './documents/documents.controller.js';
import { DocumentsRepository } from './documents/documents.repository.js';
import { DocumentsService } from './documents/documents.service.js';
import { LogsModule } from '../../logs/logs.module.js';
import { MailModule } from '../../mail/mail.module.js';
import { PhotoPages } from './photos/photo-pages.js';
import { ReplaceCv } from './cv/replace-cv.js';
import { SendDocument } from './documents/send-document.js';
import { StoredCvs } from './cv/reading/stored-cvs.js';
import { SubmittedCv } from './cv/submitted-cv.js';
import { WrittenCv } from './written-cv/written-cv.js';
import { CV_READER_SETTINGS, CvReader, cvReaderSettings } from './cv/reading/cv-reader.js';

/**
 * Owns CVs, their versions and texts, and `documentos_solicitados`: documents that HR requests besides the CV. It reads
 * CVs and writes those of people who have none.
 */
@Module({
  imports: [
    TypeOrmModule.forFeature([Candidate, CvText, CvVersion, DocumentRequest]),
    AuthModule,
    DepartmentsModule,
    LogsModule,
    MailModule,
    PeopleModule,
  ],
  controllers: [DocumentsController],
  providers: [
    CvDownload,
    CvHistory,
    CvReader,
    CvTexts,
    DocumentDownload,
    DocumentMessages,
    DocumentsRepository,
    DocumentsService,
    PhotoPages,
    ReplaceCv,
    SendDocument,
    StoredCvs,
    SubmittedCv,
    WrittenCv,
    { provide: CV_READER_SETTINGS, useFactory: cvReaderSettings },
  ],
  exports: [
    CvDownload,
    CvHistory,
    CvReader,
    CvTexts,
    DocumentsService,
    PhotoPages,
    ReplaceCv,
    StoredCvs,
    SubmittedCv,
    WrittenCv,
  ],
})
export class FilesModule {}
