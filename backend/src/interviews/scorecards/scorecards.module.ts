import { ApplicationsModule } from '../../candidates/applications/applications.module.js';
import { Module } from '@nestjs/common';
import { DepartmentsModule } from '../../departments/departments.module.js';
import { MailModule } from '../../mail/mail.module.js';
import { AskScorecard } from './ask-scorecard.js';
import { CriteriaController } from './criteria/criteria.controller.js';
import { CriteriaService } from './criteria/criteria.service.js';
import { GiveScorecard } from './give-scorecard.js';
import { ScorecardLinks } from './scorecard-links.js';
import { ScorecardPages } from './scorecard-pages.js';
import { ScorecardsController } from './scorecards.controller.js';
import { ScorecardsService } from './scorecards.service.js';

/**
 * Owns `criterios_evaluacion`, `evaluaciones` and `peticiones_evaluacion`: criteria, scorecards, and requests to
 * people without an account. Reads interviews, changes none.
 */
@Module({
  imports: [ApplicationsModule, DepartmentsModule, MailModule],
  controllers: [CriteriaController, ScorecardsController],
  providers: [
    AskScorecard,
    CriteriaService,
    GiveScorecard,
    ScorecardLinks,
    ScorecardPages,
    ScorecardsService,
  ],
  exports: [ScorecardPages],
})
export class ScorecardsModule {}
