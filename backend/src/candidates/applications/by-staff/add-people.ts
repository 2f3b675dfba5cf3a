import { type CustomFieldValues, type Estado, STAGE_OF_ESTADO } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { Clock } from '../../../platform/values/clock.js';
import type { StoredFile } from '../../../platform/files/storage/stored-file.entity.js';
import { ApplicationHooks } from '../application-hooks.js';
import { ApplicationHistory } from '../history/application-history.entity.js';
import { Application } from '../application.entity.js';
import { isOpen, moveChange } from '../application.rules.js';
import { Candidate } from '../../people/candidate.entity.js';
import { CvHistory } from '../../files/cv/cv-history.js';
import { projectCandidate } from '../projection/project-candidate.js';
import type { SubmittedProfile } from '../../people/profile/submission.rules.js';

/** The application that somebody makes in a person's name. */
export interface AddedApplication {
  id: string;
  vacante_id: string | null;
  departamento: string;
  posicion: string;
  estado: Estado;
  /** Absent: now. */
  fecha_aplicacion?: Date | null;
}

export interface AddedPerson {
  id: string;
  email: string;
  profile: SubmittedProfile;
  /** Of the company's own fields, as their kinds store them. */
  campos: CustomFieldValues;
  application: AddedApplication;
}

/** Who adds, and what the applications' channel is. */
export interface Adding {
  actorId: string | null;
  canal: string;
}

/**
 * Adds people submitted by others: without an account, unless one with their verified e-mail has no record. A new
 * person has one application; its projection is written with it, by the rules of projectCandidate.
 */
@Injectable()
export class AddPeople {
  constructor(
    private readonly hooks: ApplicationHooks,
    private readonly cvs: CvHistory,
    private readonly clock: Clock,
  ) {}

  /** New people, a few statements for all of them. */
  async create(manager: EntityManager, people: readonly AddedPerson[], adding: Adding): Promise<void> {
    if (people.length === 0) return;
    const now = this.clock.now();
    const applications = people.map(({ id, application }) => rowOf(id, application, adding, now));
    await manager.insert(
      Candidate,
      people.map(
        ({ id, email, profile, campos, application: { vacante_id, departamento, posicion } }, place) => {
          const { estado, prioridad, fecha_aplicacion, fecha_respuesta, fecha_contratacion, en_fase_desde } =
            applications[place] as Application;
          return {
            ...profile,
            campos,
            id,
            email,
            departamento,
            posicion,
            vacante_id,
            aplicacion_version: 1,
            estado,
            etapa: STAGE_OF_ESTADO[estado],
            prioridad,
            fecha_aplicacion,
            fecha_respuesta,
            fecha_contratacion,
            espera_desde: isOpen({ estado, retirada_at: null, deleted_at: null }) ? en_fase_desde : null,
            created_at: now,
            updated_at: now,
          };
        },
      ),
    );
    await this.insertApplications(manager, applications, adding, now);
    await manager.query(
      `UPDATE candidates c SET aplicacion_actual_id = a.id FROM aplicaciones_vacantes a
       WHERE c.id = ANY($1) AND a.candidato_id = c.id`,
      [people.map(({ id }) => id)],
    );
    await this.attach(
      manager,
      people.map(({ id }) => id),
    );
  }

  /** Adds an application to an existing person. False: one for the same vacancy is open. */
  async addApplication(
    manager: EntityManager,
    candidateId: string,
    application: AddedApplication,
    adding: Adding,
  ): Promise<boolean> {
    const now = this.clock.now();
    const row = rowOf(candidateId, application, adding, now);
    const existing = await manager.find(Application, {
      where: { candidato_id: candidateId, vacante_id: row.vacante_id ?? IsNull(), deleted_at: IsNull() },
    });
    // Includes waiting rejections: a second application would reveal them.
    if (existing.some((one) => isOpen({ ...one, estado: one.estado_candidato }) || isOpen(one))) return false;
    await this.insertApplications(manager, [row], adding, now);
    await projectCandidate(manager, candidateId, now);
    return true;
  }

  /** Makes a stored file the person's CV. The person's row must be locked or new. */
  async giveCv(manager: EntityManager, candidateId: string, file: StoredFile): Promise<void> {
    await this.cvs.replace(manager, candidateId, { file, origen: 'importacion', now: this.clock.now() });
  }

  private async insertApplications(
    manager: EntityManager,
    rows: readonly Application[],
    { actorId }: Adding,
    now: Date,
  ): Promise<void> {
    await manager.insert(Application, [...rows]);
    const event = { actor_id: actorId, visible_at: now, antes: {} };
    await manager.insert(
      ApplicationHistory,
      rows.map(({ id }) => ({
        ...event,
        aplicacion_id: id,
        tipo: 'creada' as const,
        a: 'recibida' as const,
      })),
    );
    const moved = rows.filter(({ estado }) => estado !== 'recibida');
    if (moved.length > 0) {
      await manager.insert(
        ApplicationHistory,
        moved.map(({ id, estado }) => ({
          ...event,
          aplicacion_id: id,
          tipo: 'movida' as const,
          de: 'recibida' as const,
          a: estado,
        })),
      );
    }
    for (const row of rows) {
      if (row.vacante_id) await this.hooks.applicationCreated(manager, row);
    }
  }

  /** As AccountChanges does when an e-mail is verified: these came after it. */
  async attach(manager: EntityManager, ids: readonly string[]): Promise<void> {
    await manager.query(
      `UPDATE candidates c SET user_id = u.id, updated_at = now()
       FROM (
         SELECT DISTINCT ON (u.id) u.id, n.id AS candidato_id FROM candidates n
         JOIN users u ON u.email_normalizado = lower(n.email)
         WHERE n.id = ANY($1) AND u.role = 'candidate' AND u.email_verified_at IS NOT NULL
           AND NOT EXISTS (SELECT 1 FROM candidates own WHERE own.user_id = u.id)
         ORDER BY u.id, n.id
       ) u WHERE c.id = u.candidato_id`,
      [ids],
    );
  }
}

function rowOf(
  candidateId: string,
  application: AddedApplication,
  { canal }: Adding,
  now: Date,
): Application {
  const { id, vacante_id, departamento, posicion, estado } = application;
  const moved =
    estado === 'recibida' ? null : moveChange({ estado: 'recibida', fecha_respuesta: null }, estado, now);
  return Object.assign(new Application(), {
    id,
    candidato_id: candidateId,
    vacante_id,
    departamento,
    posicion,
    canal,
    estado,
    estado_candidato: estado,
    prioridad: 'media' as const,
    fecha_aplicacion: application.fecha_aplicacion ?? now,
    // The wait starts today, whatever the list says.
    en_fase_desde: now,
    fecha_respuesta: moved?.fecha_respuesta ?? null,
    fecha_contratacion: moved?.fecha_contratacion ?? null,
    created_at: now,
    updated_at: now,
  });
}
