import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type Repository } from 'typeorm';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { phasesOfVacancy } from '../../../vacancies/phases/phases-of-vacancy.js';
import { Application } from '../application.entity.js';
import type { MoveDestination, PhaseRequirement } from './move-destination.dto.js';
import { destinationsOf } from './move-destinations.rules.js';
import { requirementsOf } from './phase-requirements.js';

/** Where an application may be moved now, and what its phase asks for first. */
@Injectable()
export class MoveDestinations {
  constructor(@InjectRepository(Application) private readonly applications: Repository<Application>) {}

  /** @throws {DomainError} `application_not_found`. */
  async list(id: string): Promise<MoveDestination[]> {
    const { application, phases } = await this.read(id);
    return destinationsOf(application, phases);
  }

  /** What its phase asks for before it may go on. @throws {DomainError} `application_not_found`. */
  async requirements(id: string): Promise<PhaseRequirement[]> {
    const { application, phases } = await this.read(id);
    const { manager } = this.applications;
    return (await requirementsOf(manager, application, phases)).map(({ frase: _sentence, ...one }) => one);
  }

  private async read(id: string) {
    const application = await this.applications.findOneBy({ id, deleted_at: IsNull() });
    if (!application) throw new DomainError('application_not_found');
    const phases = await phasesOfVacancy(this.applications.manager, application.vacante_id);
    return { application, phases };
  }
}
