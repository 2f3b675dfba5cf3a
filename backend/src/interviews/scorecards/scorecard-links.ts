import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { derivedKey } from '../../platform/limits/derived-key.js';
import type { Email } from '../../mail/emails/email.entity.js';
import { EmailUnwanted } from '../../mail/mail-hooks.js';
import { MailService } from '../../mail/emails/mail.service.js';
import { Clock } from '../../platform/values/clock.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment.js';
import { makeSignedId, readSignedId } from '../../platform/secrets/signed-id.js';
import { ScorecardRequest } from './scorecard-request.entity.js';
import { requestState } from './scorecard.rules.js';

/** Scorecard links: created at send time and never stored. */
@Injectable()
export class ScorecardLinks implements OnModuleInit {
  private readonly key: Buffer;
  private readonly appUrl: string;

  constructor(
    @Inject(ENVIRONMENT) environment: Pick<Environment, 'sessionSecret' | 'appUrl'>,
    private readonly mail: MailService,
    private readonly clock: Clock,
  ) {
    this.key = derivedKey(environment.sessionSecret, 'scorecards');
    this.appUrl = environment.appUrl;
  }

  onModuleInit(): void {
    this.mail.registerLinkMaker('evaluacion_pedida', (manager, email) => this.link(manager, email));
  }

  /** The request's id; null for an invalid link. */
  read(token: string): string | null {
    return readSignedId(this.key, token);
  }

  /** Link to the open request of this address. */
  private async link(manager: EntityManager, { entrevista_id, destinatario }: Email): Promise<string> {
    const waiting = entrevista_id
      ? await manager.findBy(ScorecardRequest, { entrevista_id, revocada_at: IsNull(), usada_at: IsNull() })
      : [];
    const now = this.clock.now();
    const request = waiting.find(
      (one) =>
        one.email.toLowerCase() === destinatario.toLowerCase() && requestState(one, now) === 'pendiente',
    );
    if (!request) throw new EmailUnwanted();
    return `${this.appUrl}/evaluar/${makeSignedId(this.key, request.id)}`;
  }
}
