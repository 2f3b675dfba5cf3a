import { Module } from '@nestjs/common';
import { QueueModule } from '../../../platform/queue/queue.module.js';
import { CV_READER_SETTINGS, CvReader, cvReaderSettings } from './cv-reader.js';
import { CvTexts } from './cv-texts.js';
import { StoredCvs } from './stored-cvs.js';

/** Reads CVs: proposals for the form, and the full text, which it stores in `cv_textos`. */
@Module({
  imports: [QueueModule],
  providers: [CvReader, CvTexts, StoredCvs, { provide: CV_READER_SETTINGS, useFactory: cvReaderSettings }],
  exports: [CvReader, CvTexts, StoredCvs],
})
export class CvReadingModule {}
