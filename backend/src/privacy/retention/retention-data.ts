import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ApplicationHooks } from '../../candidates/applications/application-hooks.js';
import {
  type DataSubject,
  ofPerson,
  PersonalDataHooks,
} from '../../platform/personal-data/personal-data-hooks.js';
import { Hold } from './holds/hold.entity.js';
import { KeepingService } from './keeping/keeping.service.js';
import { RetentionTerm } from './retention-term.entity.js';

/** The retention period in a person's copy. A new application ends the person's quarantine. */
@Injectable()
export class RetentionData implements OnModuleInit {
  constructor(
    private readonly hooks: PersonalDataHooks,
    private readonly applications: ApplicationHooks,
    private readonly keeping: KeepingService,
  ) {}

  onModuleInit(): void {
    // A foreign key removes the rows.
    this.hooks.register({
      name: 'conservacion',
      read: async (manager, subject) => ({ data: await this.read(manager, subject) }),
    });
    // A new application ends the quarantine.
    this.applications.onSubmitting((manager, userId) => this.keeping.release(manager, userId));
  }

  private async read(manager: EntityManager, subject: DataSubject): Promise<unknown> {
    const term = await manager.findOneBy(RetentionTerm, ofPerson(subject));
    const holds = await manager.find(Hold, { where: ofPerson(subject), order: { created_at: 'ASC' } });
    return {
      ultima_actividad_at: term?.actividad_at ?? null,
      avisada_at: term?.avisada_at ?? null,
      en_cuarentena_desde: term?.cuarentena_at ?? null,
      retenciones: holds.map(({ motivo, hasta, created_at, levantada_at }) => ({
        motivo,
        hasta,
        desde: created_at,
        levantada_at,
      })),
    };
  }
}
