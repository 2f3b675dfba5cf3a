import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, In, type FindOptionsWhere } from 'typeorm';
import {
  type DataSubject,
  type HeldData,
  PersonalDataHooks,
} from '../../platform/personal-data/personal-data-hooks.js';
import { FileStorage } from '../../platform/files/storage/file-storage.js';
import { ApplicationHistory } from '../applications/history/application-history.entity.js';
import { Application } from '../applications/application.entity.js';
import { Candidate } from './candidate.entity.js';
import { toProfile } from './profile/profile-shapes.js';
import { CvHistory } from '../cv/cv-history.js';

/** What this module holds about a person, for a copy and for an erasure. */
@Injectable()
export class CandidateData implements OnModuleInit {
  constructor(
    private readonly hooks: PersonalDataHooks,
    private readonly cvs: CvHistory,
    private readonly storage: FileStorage,
  ) {}

  onModuleInit(): void {
    this.hooks.register({ name: 'perfil', read: (manager, subject) => this.profile(manager, subject) });
    this.hooks.register({
      name: 'candidaturas',
      read: (manager, subject) => this.applications(manager, subject),
    });
    this.hooks.register({
      name: 'cv',
      read: (manager, subject) => this.cv(manager, subject),
      erase: (manager, subject) => this.eraseCv(manager, subject),
    });
  }

  private async profile(manager: EntityManager, subject: DataSubject): Promise<HeldData> {
    const candidate = await find(manager, subject);
    if (!candidate) return { data: null };
    return {
      data: {
        ...toProfile(candidate),
        aviso_version: candidate.aviso_version,
        aviso_mostrado_at: candidate.aviso_mostrado_at,
        created_at: candidate.created_at,
        updated_at: candidate.updated_at,
      },
    };
  }

  /** Notes and feedback included, without their authors; a rejection that has not been sent is not told this way. */
  private async applications(manager: EntityManager, subject: DataSubject): Promise<HeldData> {
    const candidate = await find(manager, subject);
    if (!candidate) return { data: [] };
    const applications = await manager.find(Application, {
      where: { candidato_id: candidate.id },
      relations: { vacante: true },
      order: { fecha_aplicacion: 'ASC', id: 'ASC' },
    });
    const history = await manager.find(ApplicationHistory, {
      where: { aplicacion_id: In(applications.map(({ id }) => id)) },
      relations: { motivo_rechazo: true },
      order: { created_at: 'ASC', id: 'ASC' },
    });
    return {
      data: applications.map((application) => ({
        vacante: application.vacante?.titulo ?? null,
        departamento: application.departamento,
        posicion: application.posicion,
        estado: application.estado_candidato,
        prioridad: application.prioridad,
        fecha_aplicacion: application.fecha_aplicacion,
        // The answer to a rejection that waits to be sent would tell of it.
        fecha_respuesta:
          application.estado === application.estado_candidato ? application.fecha_respuesta : null,
        fecha_contratacion: application.fecha_contratacion,
        retirada_at: application.retirada_at,
        feedback_rrhh: application.feedback_rrhh,
        notas_rrhh: application.notas_rrhh,
        canal: application.canal,
        cuestionario_respuestas: application.cuestionario_respuestas,
        historial: history
          .filter((entry) => entry.aplicacion_id === application.id && entry.visible_at && !entry.deshecha_at)
          .map(({ tipo, de, a, mensaje_candidato, motivo_rechazo, created_at }) => ({
            tipo,
            de,
            a,
            mensaje_candidato,
            ...(motivo_rechazo ? { motivo_rechazo: motivo_rechazo.nombre } : {}),
            fecha: created_at,
          })),
      })),
    };
  }

  private async cv(manager: EntityManager, subject: DataSubject): Promise<HeldData> {
    const candidate = await find(manager, subject);
    if (!candidate) return { data: [] };
    const versions = await this.cvs.list(candidate.id, manager);
    return {
      data: versions.map(({ archivo, origen, desde, hasta }) => ({
        nombre: archivo.nombre_original,
        tipo: archivo.tipo,
        bytes: archivo.bytes,
        origen,
        desde,
        hasta,
      })),
      files: versions.map(({ archivo_id, archivo }, index) => ({
        archivoId: archivo_id,
        name: `cv-${versions.length - index}-${archivo.nombre_original}`,
      })),
    };
  }

  /** The rows go with the person's; the files of all versions are given up. */
  private async eraseCv(manager: EntityManager, subject: DataSubject): Promise<void> {
    const candidate = await find(manager, subject);
    if (!candidate) return;
    const versions = await this.cvs.list(candidate.id, manager);
    for (const { archivo_id } of versions) await this.storage.release(manager, archivo_id);
  }
}

/** Soft-deleted ones too: they are still held. */
function find(manager: EntityManager, { candidateId, userId }: DataSubject): Promise<Candidate | null> {
  const where: FindOptionsWhere<Candidate> | null = candidateId
    ? { id: candidateId }
    : userId
      ? { user_id: userId }
      : null;
  return where ? manager.findOne(Candidate, { where }) : Promise.resolve(null);
}
