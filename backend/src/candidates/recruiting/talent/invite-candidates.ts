import { type InvitacionResultado, say, toSay } from '@hiring/contract';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { LogsService } from '../../../logs/logs.service.js';
import { MailService, type EmailText, type NewEmail } from '../../../mail/emails/mail.service.js';
import type { MessagePreview } from '../../../mail/templates/template.dto.js';
import { TemplatesService } from '../../../mail/templates/templates.service.js';
import { NotificationsService } from '../../people/notifications/notifications.service.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/values/clock.js';
import { inRequestTransaction } from '../../../platform/database/transactions/transaction.js';
import { ENVIRONMENT, type Environment } from '../../../platform/environment/environment.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { Vacancy } from '../../../vacancies/vacancy.entity.js';
import { VacanciesService } from '../../../vacancies/vacancies.service.js';
import type { InvitationPreviewRequest, InviteRequest, InviteResponse } from './invitation.dto.js';
import { Candidate } from '../../people/candidate.entity.js';
import { type Invitee, InvitationsRepository } from './invitations.repository.js';

const TEMPLATE = 'invitacion_vacante';
const INVENTED_NAME = 'Núria';

/**
 * Invites past candidates to a vacancy: invitation, message and notification are one transaction. People are locked in
 * the order of their ids, so that of two who invite the same person at once the second finds the first's invitation; a
 * repetition, also after a crash, sends nothing twice.
 * It has many dependencies because one transaction writes invitation, message, notification and log.
 */
@Injectable()
export class InviteCandidates {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'appUrl'>,
    private readonly dataSource: DataSource,
    private readonly repository: InvitationsRepository,
    private readonly vacancies: VacanciesService,
    private readonly templates: TemplatesService,
    private readonly mail: MailService,
    private readonly notifications: NotificationsService,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  /** @throws {DomainError} `vacancy_not_found`, `vacancy_not_open`, `validation_failed`. */
  async execute(
    vacancyId: string,
    { candidatos, asunto, cuerpo }: InviteRequest,
    { userId }: Pick<Actor, 'userId'>,
  ): Promise<InviteResponse> {
    const text = { asunto, cuerpo };
    this.templates.check(TEMPLATE, text);
    const ids = [...new Set(candidatos)];
    return inRequestTransaction(this.dataSource, async (manager) => {
      const vacancy = await this.vacancies.holdOpen(manager, vacancyId);
      const now = this.clock.now();
      const people = await this.repository.lockInvitees(manager, { ids, vacancyId, now });
      const before = await this.repository.listInvited(manager, ids, vacancyId);
      const results = ids.map((id) => ({
        candidato_id: id,
        resultado: resultOf(people.get(id), before.has(id)),
      }));
      const chosen = results.flatMap(({ candidato_id, resultado }) =>
        resultado === 'invitada' ? candidato_id : [],
      );
      const written = await this.repository.insert(manager, { ids: chosen, vacancyId, actorId: userId, now });
      await this.tell(manager, vacancy, { written, people, text, userId });
      return { enviadas: written.length, resultados: results };
    });
  }

  /** The message as it would arrive. Writes nothing. @throws {DomainError} as `execute`, and `candidate_not_found`. */
  async preview(
    vacancyId: string,
    { candidato_id, asunto, cuerpo }: InvitationPreviewRequest,
  ): Promise<MessagePreview> {
    const text = { asunto, cuerpo };
    this.templates.check(TEMPLATE, text);
    return this.dataSource.transaction(async (manager) => {
      const vacancy = await this.vacancies.holdOpen(manager, vacancyId);
      const nombre = candidato_id ? await nameOf(manager, candidato_id) : INVENTED_NAME;
      return this.mail.show(manager, {
        plantilla: TEMPLATE,
        datos: this.valuesOf(vacancy, nombre),
        texto_propio: text,
      });
    });
  }

  private async tell(
    manager: EntityManager,
    vacancy: Vacancy,
    order: {
      written: { id: string; candidato_id: string }[];
      people: Map<string, Invitee>;
      text: EmailText;
      userId: string;
    },
  ): Promise<void> {
    const { written, people, text, userId } = order;
    const messages: NewEmail[] = [];
    for (const { id, candidato_id } of written) {
      const person = people.get(candidato_id);
      if (!person) continue;
      const causa = `${TEMPLATE}:${id}`;
      messages.push({
        causa,
        plantilla: TEMPLATE,
        destinatario: person.email,
        datos: this.valuesOf(vacancy, person.nombre),
        texto_propio: text,
        candidato_id,
        creado_por: userId,
        ...(person.user_id ? { user_id: person.user_id } : {}),
      });
      await this.notifications.add(manager, {
        causa,
        candidato_id,
        tipo: 'mensaje',
        titulo: toSay('Una oferta para ti'),
        texto: () =>
          say('Creemos que «{titulo}» encaja contigo. Mírala y, si te interesa, preséntate.', {
            titulo: vacancy.titulo,
          }),
        enlace: pathOf(vacancy),
      });
    }
    await this.mail.writeBulk(manager, messages);
    if (messages.length === 0) return;
    await this.logs.record(manager, {
      actorId: userId,
      action: 'vacancy.invited',
      details: `Invitación a presentarse a una vacante (${messages.length})`,
      entity: 'vacancies',
      entityId: vacancy.id,
    });
  }

  private valuesOf(vacancy: Vacancy, nombre: string): Record<string, string> {
    return {
      nombre,
      puesto: vacancy.titulo,
      lugar: vacancy.ubicacion,
      oferta: `${this.environment.appUrl}${pathOf(vacancy)}`,
    };
  }
}

const pathOf = ({ id }: Pick<Vacancy, 'id'>): string => `/carreras/${id}?invitacion=1`;

function resultOf(person: Invitee | undefined, invitedBefore: boolean): InvitacionResultado {
  if (invitedBefore) return 'ya_invitada';
  if (!person || person.ocupada) return 'ya_no_encaja';
  if (!person.consiente) return 'sin_permiso';
  return person.descansa ? 'invitada_hace_poco' : 'invitada';
}

async function nameOf(manager: EntityManager, id: string): Promise<string> {
  const person = await manager.findOneBy(Candidate, { id, deleted_at: IsNull() });
  if (!person) throw new DomainError('candidate_not_found');
  return person.nombre;
}
