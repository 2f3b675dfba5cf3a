import { getOwnUser } from '../../auth/own-account/own-user.js';
import { inLanguage } from '../../platform/http/language/language.js';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ApplicationProcess } from '../../candidates/applications/application-process.js';
import { Candidate } from '../../candidates/people/candidate.entity.js';
import { Application } from '../../candidates/applications/application.entity.js';
import { ConfigService } from '../../config/config.service.js';
import { Clock } from '../../platform/values/clock.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { AnswerInterview, type MomentWish } from './answer-interview.js';
import { calendarFile } from '../emails/calendar-file.js';
import { eventOf } from '../emails/interview-calendar.js';
import { isLive } from '../interview.rules.js';
import { InterviewsRepository } from '../interviews.repository.js';
import { holdersOf } from '../panel/panel.js';
import { type MyInterview, toMyInterview } from './my-interview.dto.js';

/** A person's own interviews and answers. Other people's are not found. */
@Injectable()
export class MyInterviewsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly interviews: InterviewsRepository,
    private readonly answers: AnswerInterview,
    private readonly process: ApplicationProcess,
    private readonly config: ConfigService,
    private readonly clock: Clock,
  ) {}

  /** The latest first. */
  async list(userId: string): Promise<MyInterview[]> {
    const now = this.clock.now();
    const records = await this.interviews.listOfUser(userId);
    return records.map((record) => toMyInterview(record, now));
  }

  async confirm(userId: string, id: string): Promise<MyInterview> {
    await this.answers.confirm(id, { userId });
    return this.get(userId, id);
  }

  async requestAnother(userId: string, id: string, wish: MomentWish): Promise<MyInterview> {
    await this.answers.requestAnother(id, { userId }, wish);
    return this.get(userId, id);
  }

  /**
   * In the language of the account, as in mails: a link to a file names no language of ours.
   * @throws {DomainError} `interview_not_found`, `interview_cancelled`.
   */
  async calendar(userId: string, id: string): Promise<string> {
    const record = await this.interviews.findOfUser(userId, id);
    if (!record) throw new DomainError('interview_not_found');
    const { interview } = record;
    const holders = holdersOf(interview, record.panel);
    if (!isLive(interview)) throw new DomainError('interview_cancelled');
    const { manager } = this.dataSource;
    const application = await manager.findOneByOrFail(Application, { id: interview.aplicacion_id });
    const candidate = await manager.findOneByOrFail(Candidate, { id: interview.candidato_id });
    const { company_info: company } = await this.config.get();
    const { idioma } = await getOwnUser(manager, userId);
    const puesto = await this.process.jobTitle(manager, application);
    return calendarFile({
      ...inLanguage(idioma, () =>
        eventOf(interview, { puesto, company, candidate, holders, now: this.clock.now() }),
      ),
      method: 'PUBLISH',
      // That of the last message.
      sequence: Math.max(0, interview.secuencia - 1),
    });
  }

  private async get(userId: string, id: string): Promise<MyInterview> {
    const record = await this.interviews.findOfUser(userId, id);
    if (!record) throw new DomainError('interview_not_found');
    return toMyInterview(record, this.clock.now());
  }
}
