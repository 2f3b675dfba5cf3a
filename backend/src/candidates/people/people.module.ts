import { Module } from '@nestjs/common';
import { PreferencesModule } from '../../auth/preferences/preferences.module.js';
import { LogsModule } from '../../logs/logs.module.js';
import { ConsentsController } from './consents/consents.controller.js';
import { ConsentsService } from './consents/consents.service.js';
import { SavedCandidateViews } from './list/saved-candidate-views.js';
import { NotesController } from './notes/notes.controller.js';
import { NotesService } from './notes/notes.service.js';
import { QualificationsController } from './qualifications/qualifications.controller.js';
import { QualificationsService } from './qualifications/qualifications.service.js';
import { TagsController } from './tags/tags.controller.js';
import { TagsRepository } from './tags/tags.repository.js';
import { TagsService } from './tags/tags.service.js';

/**
 * Owns what belongs to a person and not to an application: consents (in which words, from when until when), the notes
 * and tags of HR, and qualifications, which inform HR and decide nothing. What candidates read is in `threads`.
 */
@Module({
  imports: [LogsModule, PreferencesModule],
  controllers: [ConsentsController, NotesController, QualificationsController, TagsController],
  providers: [
    ConsentsService,
    NotesService,
    QualificationsService,
    SavedCandidateViews,
    TagsRepository,
    TagsService,
  ],
  exports: [ConsentsService, QualificationsService, TagsService],
})
export class PeopleModule {}
