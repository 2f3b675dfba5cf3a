import { RECOMENDACION_LABEL } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  type DataSubject,
  type HeldData,
  ofPerson,
  RegisteredPart,
} from '../../platform/personal-data/personal-data-hooks.js';
import { Scorecard } from './scorecard.entity.js';

/** Scorecards in a person's data export, without their authors. Foreign keys delete them with the person. */
@Injectable()
export class ScorecardsData extends RegisteredPart {
  readonly name = 'evaluaciones';

  async read(manager: EntityManager, subject: DataSubject): Promise<HeldData> {
    const cards = await manager.find(Scorecard, {
      where: { aplicacion: ofPerson(subject) },
      order: { created_at: 'ASC', id: 'ASC' },
    });
    return {
      data: cards.map((card) => ({
        entrevista_id: card.entrevista_id,
        puntuaciones: card.puntuaciones.map(({ nombre, puntos }) => ({ criterio: nombre, puntos })),
        recomendacion: RECOMENDACION_LABEL[card.recomendacion],
        comentario: card.comentario,
        fecha: card.updated_at.toISOString(),
      })),
    };
  }
}
