import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type Repository } from 'typeorm';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { phasesOfVacancy } from '../../../vacancies/phases/phases-of-vacancy.js';
import { Application } from '../application.entity.js';
import type { MoveDestination } from './move-destination.dto.js';
import { destinationsOf } from './move-destinations.rules.js';

/** Where an application may be moved now. */
@Injectable()
export class MoveDestinations {
  constructor(@InjectRepository(Application) private readonly applications: Repository<Application>) {}

  /** @throws {DomainError} `application_not_found`. */
  async list(id: string): Promise<MoveDestination[]> {
    const application = await this.applications.findOneBy({ id, deleted_at: IsNull() });
    if (!application) throw new DomainError('application_not_found');
    const phases = await phasesOfVacancy(this.applications.manager, application.vacante_id);
    return destinationsOf(application, phases);
  }
}
