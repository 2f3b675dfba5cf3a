import { type ProposedMoment, toSay } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import { ApplicationProcess } from '../../candidates/applications/application-process.js';
import type { LockedApplication } from '../../candidates/applications/moves/lock-application.js';
import { SystemConfig } from '../../config/system-config.entity.js';
import { Email } from '../../mail/emails/email.entity.js';
import { MailService } from '../../mail/emails/mail.service.js';
import { Clock } from '../../platform/values/clock.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError, invalid } from '../../platform/errors/domain-error.js';
import { Interview } from '../interview.entity.js';
import { InterviewRequest } from './interview-request.entity.js';
import { momentInWords, proposalsInWords } from '../emails/interview-words.js';
import { isAhead, proposalsError } from '../interview.rules.js';
import { InterviewsRepository } from '../interviews.repository.js';

/** Who answers: the signed-in person, or the holder of a link to this start time. */
export type Answerer = { userId: string } | { inicio: Date };

export interface MomentWish {
  texto: string | null;
  propuestas: ProposedMoment[];
}

/** Different requests about an interview that human resources are told of in a day. */
const WISHES_A_DAY = 5;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Candidates' answers to an interview; each locks it, so that it applies to the current state. */
@Injectable()
export class AnswerInterview {
  constructor(
    private readonly dataSource: DataSource,
    private readonly interviews: InterviewsRepository,
    private readonly process: ApplicationProcess,
    private readonly mail: MailService,
    private readonly clock: Clock,
  ) {}

  /**
   * Idempotent. Withdraws a request for another time.
   * @throws {DomainError} `interview_not_found`, `interview_moved`, `interview_cancelled`, `interview_over`.
   */
  async confirm(id: string, who: Answerer): Promise<void> {
    await inRequestTransaction(this.dataSource, async (manager) => {
      const { interview, locked } = await this.lock(manager, id, who);
      if (interview.estado === 'confirmada') return;
      this.assertAhead(interview);
      await manager.delete(InterviewRequest, { entrevista_id: id, inicio: interview.inicio });
      await this.save(manager, interview, 'confirmada');
      await this.process.follow(manager, locked, null, null);
    });
  }

  /**
   * Stores the request and tells human resources. An equal one changes nothing; another one replaces it.
   * @throws {DomainError} as `confirm`; `validation_failed`, `too_many_requests`.
   */
  async requestAnother(id: string, who: Answerer, { texto, propuestas }: MomentWish): Promise<void> {
    const wish: MomentWish = { texto, propuestas: propuestas.map(({ fecha, hora }) => ({ fecha, hora })) };
    if (!texto && propuestas.length === 0) {
      throw invalid({ texto: [toSay('Escribe qué días u horas te van bien, o propón un momento')] });
    }
    const problem = proposalsError(propuestas, this.clock.now());
    if (problem) throw invalid({ propuestas: [problem] });
    await inRequestTransaction(this.dataSource, async (manager) => {
      const { interview, locked } = await this.lock(manager, id, who);
      this.assertAhead(interview);
      const subject = { entrevista_id: id, inicio: interview.inicio };
      const earlier = await manager.findOneBy(InterviewRequest, subject);
      if (earlier && digest(earlier) === digest(wish)) return;
      await this.assertFew(manager, id);
      await manager.upsert(
        InterviewRequest,
        { ...subject, ...wish, created_at: this.clock.now() },
        { conflictPaths: ['entrevista_id', 'inicio'] },
      );
      // A request for another time revokes the confirmation.
      await this.save(manager, interview, 'programada');
      await this.process.follow(manager, locked, null, null);
      await this.tellHr(manager, interview, locked, wish);
    });
  }

  private async lock(
    manager: EntityManager,
    id: string,
    who: Answerer,
  ): Promise<{ interview: Interview; locked: LockedApplication }> {
    const found = await manager.findOneBy(Interview, { id });
    if (!found) throw new DomainError('interview_not_found');
    const locked = await this.process.lock(manager, found.aplicacion_id);
    if ('userId' in who && locked.candidate.user_id !== who.userId) {
      throw new DomainError('interview_not_found');
    }
    const interview = await this.interviews.lock(manager, id);
    if (!interview) throw new DomainError('inicio' in who ? 'interview_cancelled' : 'interview_not_found');
    if (interview.estado === 'cancelada') throw new DomainError('interview_cancelled');
    if ('inicio' in who && interview.inicio.getTime() !== who.inicio.getTime()) {
      throw new DomainError('interview_moved');
    }
    return { interview, locked };
  }

  private assertAhead(interview: Interview): void {
    if (!isAhead(interview, this.clock.now())) throw new DomainError('interview_over');
  }

  private async save(
    manager: EntityManager,
    { id, version }: Interview,
    estado: 'confirmada' | 'programada',
  ): Promise<void> {
    await manager.update(Interview, id, { estado, version: version + 1, updated_at: this.clock.now() });
  }

  private async assertFew(manager: EntityManager, id: string): Promise<void> {
    const told = await manager.countBy(Email, {
      entrevista_id: id,
      plantilla: 'entrevista_peticion',
      created_at: MoreThan(new Date(this.clock.now().getTime() - DAY_MS)),
    });
    if (told >= WISHES_A_DAY) throw new DomainError('too_many_requests', { wait: 'unas horas' });
  }

  private async tellHr(
    manager: EntityManager,
    interview: Interview,
    { application, candidate }: LockedApplication,
    wish: MomentWish,
  ): Promise<void> {
    const { company_info: company } = await manager.findOneByOrFail(SystemConfig, { id: 1 });
    await this.mail.write(manager, {
      causa: `entrevista_peticion:${interview.id}:${interview.version}`,
      plantilla: 'entrevista_peticion',
      destinatario: company.email_rrhh,
      responder_a: candidate.email,
      // Linked to the interview only: it is a message to the company, not to the candidate.
      entrevista_id: interview.id,
      datos: {
        candidato: `${candidate.nombre} ${candidate.apellidos}`.trim(),
        puesto: await this.process.jobTitle(manager, application),
        cuando: momentInWords(interview.inicio, interview.zona),
        propuestas: proposalsInWords(wish.propuestas),
        mensaje: wish.texto ?? '',
      },
    });
  }
}

function digest({ texto, propuestas }: MomentWish): string {
  const moments = propuestas.map(({ fecha, hora }) => `${fecha} ${hora}`);
  return createHash('sha256')
    .update(JSON.stringify([texto, moments]))
    .digest('hex');
}
