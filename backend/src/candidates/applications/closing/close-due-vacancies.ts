import { Injectable } from '@nestjs/common';
import { Round } from '../../../platform/schedule/rounds.js';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { SystemConfig } from '../../../config/system-config.entity.js';
import { LogsService } from '../../../logs/logs.service.js';
import { MailService } from '../../../mail/emails/mail.service.js';
import { Clock } from '../../../platform/values/clock.js';
import { db } from '../../../platform/database/sql/db.js';
import { isOneOf } from '../../../platform/database/sql/scalars.js';
import { inTransaction } from '../../../platform/database/transactions/transaction.js';
import { madridDay } from '../../../platform/values/madrid-day.js';
import { ChangeVacancyState } from '../../../vacancies/management/change-vacancy-state.js';
import type { Vacancy } from '../../../vacancies/vacancy.entity.js';
import { VacancyAnswersService } from './vacancy-answers.service.js';

const EVERY_MS = 60_000;

type Due = Pick<Vacancy, 'id' | 'titulo'> & { cierra_el: string };

/**
 * Closes vacancies whose last day is over in Madrid. Each has its own transaction, which locks it and checks again:
 * one of several processes closes it, and a late run catches up. Applicants get no answer: they keep waiting, and
 * the log and a message to human resources give their number.
 */
@Injectable()
export class CloseDueVacancies {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly states: ChangeVacancyState,
    private readonly answers: VacancyAnswersService,
    private readonly logs: LogsService,
    private readonly mail: MailService,
    private readonly clock: Clock,
  ) {}

  /** How many were closed. */
  @Round(EVERY_MS)
  async run(): Promise<number> {
    let closed = 0;
    while (await inTransaction(this.dataSource, (manager) => this.closeNext(manager))) closed += 1;
    return closed;
  }

  /** Whether there was one; skips those locked by another process. */
  private async closeNext(manager: EntityManager): Promise<boolean> {
    const due = await db(manager)
      .selectFrom('vacantes')
      .where('cierra_el', '<', madridDay(this.clock.now()))
      .where((eb) => isOneOf(eb.ref('estado'), ['activa', 'pausada']))
      .select(['id', 'titulo', 'estado'])
      .select((eb) => eb.ref('cierra_el').$notNull().as('cierra_el'))
      .orderBy('cierra_el')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!due) return false;
    const [year, month, day] = due.cierra_el.split('-');
    await this.states.apply(manager, {
      vacancyId: due.id,
      to: 'cerrada',
      seen: due.estado,
      reason: `Fecha de cierre: ${day}/${month}/${year}`,
      actorId: null,
    });
    const waiting = await this.answers.countOpen(manager, due.id);
    await this.tell(manager, due, `${day}/${month}/${year}`, waiting);
    if (waiting > 0) {
      await this.logs.record(manager, {
        actorId: null,
        action: 'vacancy.closed_unanswered',
        details: `Vacante «${due.titulo}» cerrada al llegar su fecha con ${waiting} sin responder`,
        level: 'warning',
        entity: 'vacancies',
        entityId: due.id,
      });
    }
    return true;
  }

  /** One message for each closing: a vacancy reopened and closed again has another day. */
  private async tell(manager: EntityManager, due: Due, day: string, waiting: number): Promise<void> {
    const { company_info } = await manager.findOneByOrFail(SystemConfig, { id: 1 });
    await this.mail.write(manager, {
      causa: `vacante_cerrada:${due.id}:${due.cierra_el}`,
      plantilla: 'vacante_cerrada',
      destinatario: company_info.email_rrhh,
      datos: { puesto: due.titulo, limite: day, esperan: inWords(waiting), vacante: due.id },
    });
  }
}

function inWords(waiting: number): string {
  if (waiting === 0) return 'Nadie espera respuesta.';
  return waiting === 1 ? 'Queda una persona sin responder.' : `Quedan ${waiting} personas sin responder.`;
}
