import type { EditableTemplate } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { User } from '../../../auth/user.entity.js';
import { ApplicationProcess } from '../application-process.js';
import { EmailsService } from '../../../mail/emails/emails.service.js';
import type { EmailResponse } from '../../../mail/emails/emails.dto.js';
import type { EmailData } from '../../../mail/templates/email-kinds.js';
import { MailService } from '../../../mail/emails/mail.service.js';
import { TemplatesService } from '../../../mail/templates/templates.service.js';
import type { MessagePreview, TryTemplateRequest } from '../../../mail/templates/template.dto.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/values/clock.js';
import { inRequestTransaction } from '../../../platform/database/transactions/transaction.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { MessageValues } from './message-values.js';

/** Two presses of the button within this time are one wish. */
const DOUBLE_CLICK_MS = 30_000;

/** Previews a template with a person's values, or sends it to its editor only. */
@Injectable()
export class TryTemplate {
  constructor(
    private readonly dataSource: DataSource,
    private readonly templates: TemplatesService,
    private readonly values: MessageValues,
    private readonly process: ApplicationProcess,
    private readonly mail: MailService,
    private readonly emails: EmailsService,
    private readonly clock: Clock,
  ) {}

  /** @throws {DomainError} `template_not_found`, `validation_failed`, `candidate_not_found`. */
  preview(id: string, { candidato_id, ...text }: TryTemplateRequest): Promise<MessagePreview> {
    const template = this.templates.check(id, text);
    return this.dataSource.transaction(async (manager) =>
      this.mail.show(manager, {
        ...template,
        datos: await this.valuesOf(manager, candidato_id),
        texto_propio: text,
      }),
    );
  }

  /** @throws {DomainError} as `preview`, and `test_without_address`. */
  async send(
    id: string,
    { candidato_id, ...text }: TryTemplateRequest,
    actor: Actor,
  ): Promise<EmailResponse> {
    const template = this.templates.check(id, text);
    const slot = Math.floor(this.clock.now().getTime() / DOUBLE_CLICK_MS);
    const words = createHash('sha256')
      .update(JSON.stringify([id, text, candidato_id]))
      .digest('hex');
    const sent = await inRequestTransaction(this.dataSource, async (manager) => {
      const user = await manager.findOneBy(User, { id: actor.userId });
      if (!user?.email) throw new DomainError('test_without_address');
      return this.mail.write(manager, {
        causa: `prueba:${actor.userId}:${slot}:${words}`,
        ...template,
        destinatario: user.email,
        datos: await this.valuesOf(manager, candidato_id),
        texto_propio: text,
        prueba: true,
        user_id: actor.userId,
        creado_por: actor.userId,
      });
    });
    return this.emails.get(actor, sent.id);
  }

  private async valuesOf(
    manager: EntityManager,
    candidateId?: string,
  ): Promise<EmailData<EditableTemplate> | (() => EmailData<EditableTemplate>)> {
    if (!candidateId) return this.values.invented();
    const current = await this.process.currentOf(manager, candidateId);
    return this.values.example(manager, await this.process.lock(manager, current));
  }
}
