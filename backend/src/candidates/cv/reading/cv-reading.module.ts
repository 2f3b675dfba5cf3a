import { Module } from '@nestjs/common';
import { QueueModule } from '../../../platform/queue/queue.module.js';
import { CV_READER_SETTINGS, CvReader, cvReaderSettings } from './cv-reader.js';
import { CvTexts } from './cv-texts.js';

/** Reads CVs: proposals for the form, and the full text, which it stores in `cv_textos`. */
@Module({
  imports: [QueueModule],
  providers: [CvReader, CvTexts, { provide: CV_READER_SETTINGS, useFactory: cvReaderSettings }],
  exports: [CvReader, CvTexts],
})
export class CvReadingModule {}
