import { Module } from '@nestjs/common';
import { CV_WORKER_FILE, CvReader, workerFile } from './cv-reader.js';

/** Reads what a CV says about its owner. It keeps nothing. */
@Module({
  providers: [CvReader, { provide: CV_WORKER_FILE, useFactory: workerFile }],
  exports: [CvReader],
})
export class CvReadingModule {}
