import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, Requires } from '../../../platform/auth/decorators.js';
import { Refuses } from '../../../platform/errors/refuses.js';
import { OfPeopleQuery } from '../../../platform/http/lists/of-people-query.dto.js';
import { readPeople } from '../../../platform/http/lists/people-list.js';
import { IdParam } from '../../../platform/http/validation/uuid-param.js';
import { ApplicationResponse } from '../application.dto.js';
import { CandidateResponse } from '../candidates/candidate.dto.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import { ApplicationFieldsRequest, CandidateFieldsRequest, ListedValues } from './custom-values.dto.js';
import { ValuesOfPeople } from './values-of-people.js';

/** Values of the company's own fields of people. Those of vacancies are a part of their form. */
@ApiTags('candidates')
@Controller('candidates')
export class CandidateFieldsController {
  constructor(
    private readonly values: ValuesOfPeople,
    private readonly candidates: CandidatesService,
  ) {}

  /** Of each of these people, in no order: fields in use, without those of a special category. */
  @Get('custom-fields')
  @Requires('candidates:read')
  @Refuses('invalid_query')
  listCandidateFields(@Query() { candidatos }: OfPeopleQuery): Promise<ListedValues[]> {
    return this.values.list(readPeople(candidatos));
  }

  /** Changes a person's own fields; a key needs `candidates:read` as well. An unknown, archived or wrong one is an error of `campos.<clave>`. */
  @Put(':id/custom-fields')
  @Requires('candidates:write')
  @Refuses('candidate_not_found', 'stale_profile')
  async updateCandidateFields(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() body: CandidateFieldsRequest,
  ): Promise<CandidateResponse> {
    await this.values.ofPerson(id, body, actor);
    return this.candidates.get(id);
  }
}

/** Those of applications. */
@ApiTags('applications')
@Controller('applications')
export class ApplicationFieldsController {
  constructor(
    private readonly values: ValuesOfPeople,
    private readonly candidates: CandidatesService,
  ) {}

  /** Changes an application's own fields. An unknown, archived or wrong one is an error of `campos.<clave>`. */
  @Put(':id/custom-fields')
  @Requires('applications:write')
  @Refuses('application_not_found', 'stale_version')
  async updateApplicationFields(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() body: ApplicationFieldsRequest,
  ): Promise<ApplicationResponse> {
    await this.values.ofApplication(id, body, actor);
    return this.candidates.getApplication(id);
  }
}
