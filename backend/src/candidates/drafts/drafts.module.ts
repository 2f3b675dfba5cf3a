import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { CvReadingModule } from '../cv/reading/cv-reading.module.js';
import { DepartmentsModule } from '../../departments/departments.module.js';
import { QueueModule } from '../../platform/queue/queue.module.js';
import { DraftCv } from './draft-cv.js';
import { DraftsController } from './drafts.controller.js';
import { DraftsRepository } from './drafts.repository.js';
import { DraftsService } from './drafts.service.js';
import { PhotoPages } from './photos/photo-pages.js';
import { ReadWaitingCv } from './read-waiting-cv.js';
import { WrittenCv } from './written-cv/written-cv.js';

/**
 * Owns `borradores_candidatura`: unsent forms with their CV, and the ways to provide one. Submission belongs to
 * candidates.
 */
@Module({
  imports: [AuthModule, CvReadingModule, DepartmentsModule, QueueModule],
  controllers: [DraftsController],
  providers: [DraftCv, DraftsRepository, DraftsService, PhotoPages, ReadWaitingCv, WrittenCv],
  exports: [DraftsService, WrittenCv],
})
export class DraftsModule {}
