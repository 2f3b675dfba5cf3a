import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import {
  type DataSubject,
  type HeldData,
  ofPerson,
  RegisteredPart,
} from '../platform/personal-data/personal-data-hooks.js';
import { Interview } from './interview.entity.js';
import { InterviewRequest } from './answers/interview-request.entity.js';
import { minutesOf } from './emails/interview-words.js';

/** Interview data in a person's data export. Foreign keys delete it with the person. */
@Injectable()
export class InterviewsData extends RegisteredPart {
  readonly name = 'entrevistas';

  async read(manager: EntityManager, subject: DataSubject): Promise<HeldData> {
    const interviews = await manager.find(Interview, {
      where: ofPerson(subject),
      order: { inicio: 'ASC' },
    });
    const requests = await manager.find(InterviewRequest, {
      where: { entrevista_id: In(interviews.map(({ id }) => id)) },
      order: { created_at: 'ASC' },
    });
    return {
      data: interviews.map((interview) => ({
        id: interview.id,
        aplicacion_id: interview.aplicacion_id,
        inicio: interview.inicio.toISOString(),
        duracion_min: minutesOf(interview),
        zona: interview.zona,
        tipo: interview.tipo,
        ubicacion: interview.ubicacion,
        link_virtual: interview.link_virtual,
        estado: interview.estado,
        notas: interview.notas,
        feedback: interview.feedback,
        eliminada: interview.deleted_at?.toISOString() ?? null,
        creada: interview.created_at.toISOString(),
        peticiones: requests
          .filter(({ entrevista_id }) => entrevista_id === interview.id)
          .map(({ inicio, texto, propuestas, created_at }) => ({
            para: inicio.toISOString(),
            texto,
            propuestas,
            pedida: created_at.toISOString(),
          })),
      })),
    };
  }
}
