import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, In, IsNull } from 'typeorm';
import { Email } from '../../mail/emails/email.entity.js';
import { findJoined } from '../../platform/database/find-joined.js';
import { ApplicationHistory } from './history/application-history.entity.js';
import { Application } from './application.entity.js';
import { applicationsWithInterviewAhead } from '../people/projection/next-interview.js';

/** An application with what its detail shows. */
export interface ApplicationRecord {
  application: Application;
  history: { entry: ApplicationHistory; correo: Email | null }[];
}

@Injectable()
export class ApplicationsRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  findById(id: string): Promise<Application | null> {
    return findJoined(this.dataSource.manager, Application, {
      where: { id, deleted_at: IsNull() },
      relations: { vacante: true },
    });
  }

  /** A person's applications, newest first, each with its history and messages: three queries. */
  async listOfCandidate(candidateId: string): Promise<ApplicationRecord[]> {
    return this.withHistory(
      await this.dataSource.manager.find(Application, {
        where: { candidato_id: candidateId, deleted_at: IsNull() },
        relations: { vacante: true },
        order: { fecha_aplicacion: 'DESC', id: 'DESC' },
      }),
    );
  }

  /** Ids of applications with an unfinished interview. */
  idsWithInterviewAhead(candidateId: string, now: Date): Promise<ReadonlySet<string>> {
    return applicationsWithInterviewAhead(this.dataSource.manager, candidateId, now);
  }

  async withHistory(applications: Application[]): Promise<ApplicationRecord[]> {
    const ids = applications.map(({ id }) => id);
    const manager = this.dataSource.manager;
    const [entries, correos] = await Promise.all([
      manager.find(ApplicationHistory, {
        where: { aplicacion_id: In(ids) },
        relations: { actor: true, motivo_rechazo: true },
        order: { created_at: 'ASC', id: 'ASC' },
      }),
      manager.find(Email, {
        where: { aplicacion_id: In(ids) },
        select: { id: true, historial_id: true, estado: true, enviar_desde: true },
        order: { created_at: 'ASC' },
      }),
    ]);
    const correoOf = new Map(correos.map((correo) => [correo.historial_id, correo]));
    return applications.map((application) => ({
      application,
      history: entries
        .filter((entry) => entry.aplicacion_id === application.id)
        .map((entry) => ({ entry, correo: correoOf.get(entry.id) ?? null })),
    }));
  }
}
