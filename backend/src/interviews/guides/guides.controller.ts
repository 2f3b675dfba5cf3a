import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, ForPeople, Requires } from '../../platform/auth/decorators.js';
import { Refuses } from '../../platform/errors/refuses.js';
import { IdParam } from '../../platform/http/validation/uuid-param.js';
import {
  GuideRequest,
  InterviewNoteRequest,
  InterviewNoteResponse,
  InterviewSheet,
  VacancyGuides,
} from './guide.dto.js';
import { GuidesService } from './guides.service.js';

/** What is asked in the interviews of a vacancy. */
@ApiTags('vacancies')
@Controller('vacancies/:id/interview-guides')
export class VacancyGuidesController {
  constructor(private readonly guides: GuidesService) {}

  /** The guides of a vacancy: one for all its interviews, and those of its phases. */
  @Get()
  @Requires('vacancies:read_all')
  @Refuses('vacancy_not_found')
  getInterviewGuides(@IdParam() id: string): Promise<VacancyGuides> {
    return this.guides.ofVacancy(id);
  }

  /** Writes one guide of a vacancy as a whole. */
  @Put()
  @Requires('vacancies:write')
  @Refuses('guide_stale', 'phase_not_found', 'vacancy_not_found')
  saveInterviewGuide(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() request: GuideRequest,
  ): Promise<VacancyGuides> {
    return this.guides.save(id, request, actor);
  }
}

/** What one needs while an interview is held. */
@ApiTags('interviews')
@Controller('interviews/:id')
@ForPeople()
export class InterviewSheetController {
  constructor(private readonly guides: GuidesService) {}

  /** The guide of an interview and one's own notes of it. */
  @Get('sheet')
  @Requires('interviews:read')
  @Refuses('interview_not_found')
  getInterviewSheet(@CurrentActor() { userId }: Actor, @IdParam() id: string): Promise<InterviewSheet> {
    return this.guides.sheet(id, userId);
  }

  /** Writes one's own note of a question, or of the interview. The same text again changes nothing. */
  @Put('notes')
  @Requires('interviews:write')
  @Refuses('interview_not_found', 'interview_note_stale')
  saveInterviewNote(
    @CurrentActor() { userId }: Actor,
    @IdParam() id: string,
    @Body() request: InterviewNoteRequest,
  ): Promise<InterviewNoteResponse> {
    return this.guides.note(id, request, userId);
  }
}
