import { SCORECARD_LIMITS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, ILike, IsNull } from 'typeorm';
import { ApplicationProcess } from '../../candidates/applications/application-process.js';
import { Candidate } from '../../candidates/people/candidate.entity.js';
import { momentInWords } from '../emails/interview-words.js';
import { MailService } from '../../mail/emails/mail.service.js';
import { Clock } from '../../platform/values/clock.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { GiveScorecard } from './give-scorecard.js';
import type { AskScorecardRequest } from './scorecard.dto.js';
import { ScorecardRequest } from './scorecard-request.entity.js';
import { requestState } from './scorecard.rules.js';

const DAY_MS = 86_400_000;
const AT_MOST = 20;

/** Requests a scorecard from a person without an account, by an e-mailed link. */
@Injectable()
export class AskScorecard {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scorecards: GiveScorecard,
    private readonly process: ApplicationProcess,
    private readonly mail: MailService,
    private readonly clock: Clock,
  ) {}

  /**
   * Does nothing while a link to the same address is valid.
   * @throws {DomainError} `interview_not_found`, `scorecard_not_held`, `scorecard_requests_limit`.
   */
  async execute(interviewId: string, { nombre, email }: AskScorecardRequest, userId: string): Promise<void> {
    await inRequestTransaction(this.dataSource, async (manager) => {
      const { interview, application } = await this.scorecards.lock(manager, interviewId);
      const now = this.clock.now();
      if (!(await this.isNew(manager, interviewId, email, now))) return;
      const request = await manager.save(
        manager.create(ScorecardRequest, {
          entrevista_id: interviewId,
          nombre,
          email,
          caduca_at: new Date(now.getTime() + SCORECARD_LIMITS.linkDays * DAY_MS),
          creada_por: userId,
          created_at: now,
        }),
      );
      const candidate = await manager.findOneByOrFail(Candidate, { id: interview.candidato_id });
      await this.mail.write(manager, {
        causa: `evaluacion_pedida:${request.id}`,
        plantilla: 'evaluacion_pedida',
        destinatario: email,
        // Linked to the interview only: it is not one of the candidate's messages.
        entrevista_id: interviewId,
        datos: {
          nombre,
          candidato: `${candidate.nombre} ${candidate.apellidos}`.trim(),
          puesto: await this.process.jobTitle(manager, application),
          cuando: momentInWords(interview.inicio, interview.zona),
        },
        creado_por: userId,
      });
    });
  }

  /** Invalidates the link. Idempotent. @throws {DomainError} `scorecard_request_not_found`. */
  async revoke(id: string): Promise<string> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const request = await manager.findOneBy(ScorecardRequest, { id });
      if (!request) throw new DomainError('scorecard_request_not_found');
      await manager.update(
        ScorecardRequest,
        { id, usada_at: IsNull(), revocada_at: IsNull() },
        { revocada_at: this.clock.now() },
      );
      return request.entrevista_id;
    });
  }

  private async isNew(
    manager: EntityManager,
    interviewId: string,
    email: string,
    now: Date,
  ): Promise<boolean> {
    const all = await manager.findBy(ScorecardRequest, { entrevista_id: interviewId });
    if (all.length >= AT_MOST) throw new DomainError('scorecard_requests_limit', { max: AT_MOST });
    const same = all.filter((one) => one.email.toLowerCase() === email.toLowerCase());
    if (same.some((one) => requestState(one, now) === 'pendiente')) return false;
    // Expired requests do not count towards the limit.
    await manager.update(
      ScorecardRequest,
      { entrevista_id: interviewId, email: ILike(literal(email)), usada_at: IsNull(), revocada_at: IsNull() },
      { revocada_at: now },
    );
    return true;
  }
}

/** Escapes the text for a LIKE pattern. */
const literal = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
