import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AnswerInterview } from '../../interviews/replies/answer-interview.js';
import { db } from '../../platform/database/sql/db.js';
import { joining } from '../../platform/database/transactions/transaction.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { Clock } from '../../platform/values/clock.js';

/** Mails that invite to an interview, or remind of it. */
const TOLD_BY = [
  'confirmacion_entrevista',
  'cita_reservada',
  'entrevista_modificada',
  'entrevista_recordatorio',
  'entrevista_recordatorio_2h',
] as const;

/** Answers the one interview that waits for a person's answer, by the same rules as their portal. */
@Injectable()
export class AnswerByMessage {
  constructor(
    private readonly answers: AnswerInterview,
    private readonly clock: Clock,
  ) {}

  /** In the transaction of `manager`. False: none, or several wait, or it cannot be answered so. */
  async execute(
    manager: EntityManager,
    candidateId: string,
    answer: 'confirma' | 'no_puede',
    text: string,
  ): Promise<boolean> {
    const [interview, other] = await this.waiting(manager, candidateId);
    if (!interview || other) return false;
    const { id, inicio } = interview;
    try {
      await manager.transaction((savepoint) =>
        joining(savepoint, () =>
          answer === 'confirma'
            ? this.answers.confirm(id, { inicio })
            : this.answers.requestAnother(id, { inicio }, { texto: text, propuestas: [] }),
        ),
      );
      return true;
    } catch (error) {
      if (error instanceof DomainError) return false;
      throw error;
    }
  }

  /** Those ahead that the person was told of and has not answered; two are enough. */
  private waiting(manager: EntityManager, candidateId: string): Promise<{ id: string; inicio: Date }[]> {
    return db(manager)
      .selectFrom('interviews as i')
      .where('i.candidato_id', '=', candidateId)
      .where('i.estado', '=', 'programada')
      .where('i.inicio', '>', this.clock.now())
      .where('i.deleted_at', 'is', null)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('entrevista_peticiones as p')
              .whereRef('p.entrevista_id', '=', 'i.id')
              .whereRef('p.inicio', '=', 'i.inicio')
              .select('p.id'),
          ),
        ),
      )
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('correos as m')
            .whereRef('m.entrevista_id', '=', 'i.id')
            .where('m.plantilla', 'in', TOLD_BY)
            .where('m.estado', 'in', ['enviado', 'capturado'])
            .select('m.id'),
        ),
      )
      .select(['i.id', 'i.inicio'])
      .orderBy('i.inicio')
      .limit(2)
      .execute();
  }
}
