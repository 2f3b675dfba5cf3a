import { Module } from '@nestjs/common';
import { AccountChanges } from './account/account-changes.js';
import { AuthModule } from '../../auth/auth.module.js';
import { CandidateSearch } from './search/candidate-search.js';
import { ConsentsController } from './consents/consents.controller.js';
import { ConsentsService } from './consents/consents.service.js';
import { DepartmentsModule } from '../../departments/departments.module.js';
import { FoundSearches } from './search/found-searches.js';
import { LogsModule } from '../../logs/logs.module.js';
import { NotesController } from './notes/notes.controller.js';
import { NotesService } from './notes/notes.service.js';
import { PreferencesModule } from '../../auth/preferences/preferences.module.js';
import { QualificationsController } from './qualifications/qualifications.controller.js';
import { QualificationsService } from './qualifications/qualifications.service.js';
import { SearchMatches } from './search/search-matches.js';
import { TagsController } from './tags/tags.controller.js';
import { TagsRepository } from './tags/tags.repository.js';
import { TagsService } from './tags/tags.service.js';
import { UpdateProfile } from './profile/update-profile.js';

/**
 * Owns people and what belongs to a person and not to an application: consents (in which words, from when until when), the
 * notes and tags of HR, qualifications, which inform HR and decide nothing, and the search.
 */
@Module({
  imports: [AuthModule, DepartmentsModule, LogsModule, PreferencesModule],
  controllers: [ConsentsController, NotesController, QualificationsController, TagsController],
  providers: [
    AccountChanges,
    CandidateSearch,
    ConsentsService,
    FoundSearches,
    NotesService,
    QualificationsService,
    SearchMatches,
    TagsRepository,
    TagsService,
    UpdateProfile,
  ],
  exports: [
    CandidateSearch,
    ConsentsService,
    FoundSearches,
    QualificationsService,
    SearchMatches,
    TagsService,
    UpdateProfile,
  ],
})
export class PeopleModule {}
