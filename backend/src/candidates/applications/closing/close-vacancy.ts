import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { CandidatesService } from '../candidates/candidates.service.js';
import { VacancyWaiting } from '../moves/vacancy-waiting.js';
import { ConfigService } from '../../../config/config.service.js';
import { MailService } from '../../../mail/emails/mail.service.js';
import type { MessagePreview } from '../../../mail/templates/template.dto.js';
import { TemplatesService } from '../../../mail/templates/templates.service.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { inRequestTransaction } from '../../../platform/database/transactions/transaction.js';
import { DomainError, invalid } from '../../../platform/errors/domain-error.js';
import { ChangeVacancyState } from '../../../vacancies/management/change-vacancy-state.js';
import { VacanciesService } from '../../../vacancies/vacancies.service.js';
import type {
  ClosingPreviewRequest,
  CloseVacancyRequest,
  ClosingResponse,
  VacancyStateRequest,
} from './closing.dto.js';
import { VacancyAnswersService } from './vacancy-answers.service.js';

const REJECTION = 'rechazo';
/** Placeholder of HR's words in a template; here the whole text is HR's. */
const QUOTE = /^\{mensaje\}[^\S\n]*\n?/gm;
const INVENTED_NAME = 'Núria';

/**
 * Pauses, opens and closes vacancies. Closing and the bulk answer are one transaction; a repeated request finds the
 * vacancy closed and the answer running.
 * It has many dependencies because closing answers everyone who waits, and previews that answer.
 */
@Injectable()
export class CloseVacancy {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly states: ChangeVacancyState,
    private readonly answers: VacancyAnswersService,
    private readonly candidates: CandidatesService,
    private readonly waiting: VacancyWaiting,
    private readonly vacancies: VacanciesService,
    private readonly config: ConfigService,
    private readonly templates: TemplatesService,
    private readonly mail: MailService,
  ) {}

  /** Effects of closing it now. @throws {DomainError} `vacancy_not_found`. */
  async draft(actor: Actor, id: string): Promise<ClosingResponse> {
    const { estado } = await this.vacancies.get(actor, id);
    const [counts, unverified, config, template] = await Promise.all([
      this.candidates.countWaiting(id),
      this.waiting.countUnverified(id),
      this.config.get(),
      this.templates.get(REJECTION),
    ]);
    return {
      estado,
      abiertas: counts.reduce((sum, { total }) => sum + total, 0),
      sin_responder: counts.reduce((sum, { sin_responder }) => sum + sin_responder, 0),
      sin_verificar: unverified,
      retraso_horas: config.rechazo_retraso_horas,
      avisos_desactivados: !config.email_notifications,
      asunto: template.asunto,
      cuerpo: template.cuerpo
        .replace(QUOTE, '')
        .replace(/\n{3,}/g, '\n\n')
        .trim(),
      variables: template.variables.filter(({ nombre }) => nombre !== 'mensaje'),
    };
  }

  /** The message for the first waiting applicant. Writes nothing. @throws as `draft`, `validation_failed`. */
  async preview(actor: Actor, id: string, texto_propio: ClosingPreviewRequest): Promise<MessagePreview> {
    const vacancy = await this.vacancies.get(actor, id);
    this.templates.check(REJECTION, texto_propio, { byHand: true });
    const [first] = await this.waiting.list(id, { offset: 0, limit: 1 });
    return this.mail.show(this.dataSource.manager, {
      plantilla: REJECTION,
      datos: { nombre: first?.nombre ?? INVENTED_NAME, puesto: vacancy.titulo },
      texto_propio,
    });
  }

  /**
   * Changes to any estado but closed, which needs more data.
   * @throws {DomainError} `vacancy_not_found`, `vacancy_stale`, `salary_band_missing`, `salary_reason_admin_only`.
   */
  async change(
    actor: Actor,
    id: string,
    { estado, visto, motivo_sin_salario }: VacancyStateRequest,
  ): Promise<void> {
    await inRequestTransaction(this.dataSource, (manager) =>
      this.states.apply(manager, {
        vacancyId: id,
        to: estado,
        seen: visto,
        reason: null,
        actorId: actor.userId,
        byAdmin: actor.role === 'admin',
        salaryReason: motivo_sin_salario ?? null,
      }),
    );
  }

  /**
   * @throws {DomainError} `vacancy_not_found`, `vacancy_stale`, `validation_failed`; `closing_without_reason` when
   * applicants stay unanswered without a reason.
   */
  async close(actor: Actor, id: string, request: CloseVacancyRequest): Promise<void> {
    const { visto, responder, motivo, asunto = null, cuerpo = null, motivo_rechazo_id } = request;
    if ((asunto === null) !== (cuerpo === null)) {
      throw invalid(asunto === null ? { asunto: ['Escribe el asunto'] } : { cuerpo: ['Escribe el texto'] });
    }
    const text = asunto !== null && cuerpo !== null ? { asunto, cuerpo } : null;
    if (text) this.templates.check(REJECTION, text, { byHand: true });
    await inRequestTransaction(this.dataSource, async (manager) => {
      const reason = motivo ?? null;
      const order = { vacancyId: id, to: 'cerrada', seen: visto, reason, actorId: actor.userId } as const;
      // No new applications from here on: the list of open ones is complete.
      const changed = await this.states.apply(manager, order);
      if (responder) {
        await this.answers.orderIn(manager, actor, id, {
          mensaje: null,
          text,
          reasonId: motivo_rechazo_id ?? null,
        });
      } else if (changed && !reason && (await this.answers.countOpen(manager, id)) > 0) {
        throw new DomainError(
          'closing_without_reason',
          {},
          {
            motivo: ['Escribe por qué se cierra sin responder'],
          },
        );
      }
    });
  }
}
