import type {
  AnswerOutcome,
  AnswerPage,
  AnswerPageInterview,
  AnswerPageState,
  MomentRequestForm,
} from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { DataSource } from 'typeorm';
import { ApplicationProcess } from '../../candidates/applications/application-process.js';
import { Clock } from '../../platform/values/clock.js';
import { DomainError, invalid } from '../../platform/errors/domain-error.js';
import { pageOutcome } from '../../platform/errors/page-outcome.js';
import { toFieldErrors } from '../../platform/http/validation/validation-errors.js';
import { AnswerInterview } from './answer-interview.js';
import { InterviewLinks } from './interview-links.js';
import type { AnswerSubject } from './interview-token.js';
import { minutesOf } from '../emails/interview-words.js';
import { type InterviewRecord, InterviewsRepository } from '../interviews.repository.js';
import { MomentRequest, toMomentWish } from './moment-request.dto.js';

/** Data for the page of an answer link. The link itself proves access to the mailbox. */
@Injectable()
export class InterviewPages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly interviews: InterviewsRepository,
    private readonly links: InterviewLinks,
    private readonly answers: AnswerInterview,
    private readonly process: ApplicationProcess,
    private readonly clock: Clock,
  ) {}

  async find(token: string): Promise<AnswerPage | null> {
    const subject = this.links.read(token);
    if (!subject) return null;
    const record = await this.interviews.findById(subject.interviewId);
    if (!record) return { estado: 'cancelada', entrevista: null };
    const estado = stateOf(record, subject, this.clock.now());
    if (estado === 'movida') return { estado, entrevista: null };
    const puesto = await this.process.jobTitle(this.dataSource.manager, record.interview.aplicacion);
    return { estado, entrevista: shown(record, puesto) };
  }

  confirm(token: string): Promise<AnswerOutcome> {
    return pageOutcome(() => {
      const { interviewId, inicio } = this.subjectOf(token);
      return this.answers.confirm(interviewId, { inicio });
    });
  }

  request(token: string, form: MomentRequestForm): Promise<AnswerOutcome> {
    return pageOutcome(async () => {
      const { interviewId, inicio } = this.subjectOf(token);
      const wish = plainToInstance(MomentRequest, form);
      const errors = await validate(wish, { whitelist: true, stopAtFirstError: true });
      if (errors.length > 0) {
        // One message for all the times: the page shows them as one field.
        const { texto, ...others } = toFieldErrors(errors);
        const moments = Object.values(others)[0];
        throw invalid({ ...(texto ? { texto } : {}), ...(moments ? { propuestas: moments } : {}) });
      }
      await this.answers.requestAnother(interviewId, { inicio }, toMomentWish(wish));
    });
  }

  private subjectOf(token: string): AnswerSubject {
    const subject = this.links.read(token);
    if (!subject) throw new DomainError('interview_link_gone');
    return subject;
  }
}

function stateOf({ interview }: InterviewRecord, { inicio }: AnswerSubject, now: Date): AnswerPageState {
  if (interview.estado === 'cancelada') return 'cancelada';
  if (interview.inicio.getTime() !== inicio.getTime()) return 'movida';
  if (interview.inicio <= now) return 'pasada';
  switch (interview.estado) {
    case 'programada':
      return 'por_confirmar';
    case 'confirmada':
      return 'confirmada';
    case 'realizada':
    case 'no_presentada':
      return 'pasada';
  }
}

function shown({ interview, request }: InterviewRecord, puesto: string): AnswerPageInterview {
  return {
    inicio: interview.inicio.toISOString(),
    duracion_min: minutesOf(interview),
    tipo: interview.tipo,
    ubicacion: interview.ubicacion,
    link_virtual: interview.link_virtual,
    puesto,
    peticion: request && { texto: request.texto, propuestas: request.propuestas },
  };
}
