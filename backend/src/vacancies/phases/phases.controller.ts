import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, Requires } from '../../platform/auth/decorators.js';
import { Refuses } from '../../platform/errors/refuses.js';
import { IdParam } from '../../platform/http/validation/uuid-param.js';
import { PhasesRequest, PhasesResponse } from './phase.dto.js';
import { PhasesService } from './phases.service.js';

/** The phases of all vacancies. */
@ApiTags('vacancies')
@Controller('phases')
export class PhaseNamesController {
  constructor(private readonly phases: PhasesService) {}

  /** The names of the phases of vacancies, without archived ones, each once and in alphabetical order. */
  @Get()
  @Requires('vacancies:read_all')
  listPhaseNames(): Promise<string[]> {
    return this.phases.names();
  }
}

/** The phases of a vacancy: they divide its estados. */
@ApiTags('vacancies')
@Controller('vacancies/:id/phases')
export class VacancyPhasesController {
  constructor(private readonly phases: PhasesService) {}

  /** The phases of a vacancy in their order; empty when it has only the estados. */
  @Get()
  @Requires('vacancies:read_all')
  @Refuses('vacancy_not_found')
  getVacancyPhases(@IdParam() id: string): Promise<PhasesResponse> {
    return this.phases.ofVacancy(id);
  }

  /**
   * Writes all phases of a vacancy, whatever its state. One that somebody has been in is archived or renamed and not
   * deleted; applications of an estado that had no phase go to its first one.
   */
  @Put()
  @Requires('vacancies:write')
  @Refuses('phase_in_use', 'vacancy_not_found', 'vacancy_stale')
  saveVacancyPhases(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() request: PhasesRequest,
  ): Promise<PhasesResponse> {
    return this.phases.saveOfVacancy(id, request, actor);
  }
}

/** The phases that a department's new vacancies begin with. */
@ApiTags('departments')
@Controller('departments/:id/phases')
export class DepartmentPhasesController {
  constructor(private readonly phases: PhasesService) {}

  /** The template of a department in its order; empty when it has none. */
  @Get()
  @Requires('vacancies:read_all')
  @Refuses('department_not_found')
  getDepartmentPhases(@IdParam() id: string): Promise<PhasesResponse> {
    return this.phases.ofDepartment(id);
  }

  /** Writes the template of a department. Vacancies that were made before keep theirs. */
  @Put()
  @Requires('departments:write')
  @Refuses('department_not_found', 'department_stale')
  saveDepartmentPhases(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() request: PhasesRequest,
  ): Promise<PhasesResponse> {
    return this.phases.saveOfDepartment(id, request, actor);
  }
}
