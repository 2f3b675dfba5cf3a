import { APPROVAL_LIMITS, type ApprovalContent, type ApprovalDecision } from '@hiring/contract';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { AccountHooks } from '../auth/account-hooks.js';
import { User } from '../auth/user.entity.js';
import type { Email } from '../mail/emails/email.entity.js';
import { firstOf } from '../mail/emails/first-of.js';
import { MailService } from '../mail/emails/mail.service.js';
import { EmailUnwanted } from '../mail/mail-hooks.js';
import type { Actor } from '../platform/auth/actor.js';
import type { Source } from '../platform/database/sql/db.js';
import { ENVIRONMENT, type Environment } from '../platform/environment/environment.js';
import { hashToken, randomToken } from '../platform/secrets/secret-token.js';
import { Clock } from '../platform/values/clock.js';
import { ApprovalLink, type ApprovedThing } from './approval-link.entity.js';

const DAY_MS = 86_400_000;

/** Who decides: in the internal area, or from a mail. */
export type Decider = Pick<Actor, 'userId' | 'role' | 'key'>;

/** A step of the approval of something. */
export type ApprovalStep = Pick<ApprovalLink, 'asunto_id' | 'paso_id'>;

/** A decision, with the reason of what is returned. */
export interface Decision {
  decision: ApprovalDecision;
  motivo: string | null;
}

/** How a step stands for somebody: it waits for them, or why it does not. */
export type ApprovalLook = {
  /** "la oferta OF-2026-0042". */
  cosa: string;
  /** Its path in the internal area; null: it is not there any more. */
  camino: string | null;
} & (
  | { estado: 'pendiente'; version: number; contenido: ApprovalContent }
  | { estado: 'decidida'; decision: ApprovalDecision }
  // Written or asked anew; taken back or gone; somebody else's turn.
  | { estado: 'cambiada' | 'terminada' | 'ajena' }
);

/** What waits for somebody's decision. */
export interface WaitingApproval {
  que: ApprovedThing;
  asunto_id: string;
  /** The step that waits. */
  paso_id: string;
  /** "la oferta OF-2026-0042". */
  cosa: string;
  /** Its path in the internal area. */
  camino: string;
  /** When its turn came. */
  desde: Date;
}

/** What a kind of thing that is approved tells about itself, and does. */
export interface ApprovalSubject {
  look(manager: EntityManager, step: ApprovalStep, by: Decider): Promise<ApprovalLook>;
  /**
   * In the caller's transaction, by the rules of the internal area.
   * @param from where it was decided, for the log; absent: from a mail
   * @throws {DomainError}
   */
  decide(
    step: ApprovalStep,
    decision: Decision & { version: number },
    by: Decider,
    from?: string,
  ): Promise<void>;
  /** What `by` may decide now, the longest waiting first: a limited number. */
  waiting(source: Source, by: Decider): Promise<WaitingApproval[]>;
  /** Tells those once more who have been asked for two working days; how many steps. */
  remind(manager: EntityManager): Promise<number>;
  /** Tells whoever decides in another's place today, or for somebody who has left, of what waits already, once. */
  tellDeputies(manager: EntityManager): Promise<void>;
}

/** A mail that asks for a decision. */
interface AskedApproval extends ApprovalStep {
  que: ApprovedThing;
  to: Pick<User, 'id' | 'email'>;
  /** They were told before. */
  again: boolean;
  resumen: string;
  detalle: string;
  camino: string;
}

/** Links that approve: made when their mail leaves, ended with the sessions of their account. Only a digest is stored. */
@Injectable()
export class ApprovalLinks implements OnModuleInit {
  private readonly subjects = new Map<ApprovedThing, ApprovalSubject>();

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'appUrl'>,
    private readonly accounts: AccountHooks,
    private readonly mail: MailService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.mail.registerLinkMaker('aprobacion_pedida', (manager, email) => this.link(manager, email));
    // Also of who keeps a session: somebody else may have read the mailbox.
    this.accounts.onSessionsEnded(async (manager, ended) => {
      if ('userId' in ended) await this.end(manager, ended.userId);
    });
    this.accounts.onEmailChanged((manager, { userId }) => this.end(manager, userId));
  }

  /** Whoever owns a thing that is approved says how, once. */
  register(que: ApprovedThing, subject: ApprovalSubject): void {
    this.subjects.set(que, subject);
  }

  subjectOf(que: ApprovedThing): ApprovalSubject {
    const subject = this.subjects.get(que);
    if (!subject) throw new Error(`nobody approves ${que}`);
    return subject;
  }

  all(): ApprovalSubject[] {
    return [...this.subjects.values()];
  }

  /** Everything that waits for somebody, the longest waiting first. */
  async waiting(source: Source, by: Decider): Promise<WaitingApproval[]> {
    const found = await Promise.all(this.all().map((one) => one.waiting(source, by)));
    return found.flat().sort((one, other) => one.desde.getTime() - other.desde.getTime());
  }

  /** Writes the mail. Its link is made when it leaves; a step that does not wait for its reader then has none, and no mail. */
  async ask(manager: EntityManager, order: AskedApproval): Promise<void> {
    const { que, asunto_id, paso_id, to, again, resumen, detalle, camino } = order;
    await this.mail.write(manager, {
      causa: [que, asunto_id, 'aprobar', paso_id, to.id, ...(again ? ['otra'] : [])].join(':'),
      plantilla: 'aprobacion_pedida',
      destinatario: to.email,
      user_id: to.id,
      idioma: 'es',
      datos: { resumen, detalle, direccion: this.environment.appUrl + camino },
    });
  }

  /** The account of a link while it may approve; locked with `lock`, so that it is not closed meanwhile. */
  async deciderOf(
    manager: EntityManager,
    { usuario_id, cerrado_at }: Pick<ApprovalLink, 'usuario_id' | 'cerrado_at'>,
    lock?: { mode: 'pessimistic_read' },
  ): Promise<Decider | null> {
    const user = await manager.findOne(User, { where: { id: usuario_id, activo: true }, lock });
    if (!user || user.role === 'candidate' || cerrado_at) return null;
    return { userId: user.id, role: user.role };
  }

  find(manager: EntityManager, token: string): Promise<ApprovalLink | null> {
    return manager.findOneBy(ApprovalLink, { huella: hashToken(token) });
  }

  private async link(manager: EntityManager, email: Email): Promise<string> {
    const { causa } = await firstOf(manager, email);
    const [que = '', asunto_id = '', , paso_id = '', usuario_id = ''] = causa.split(':');
    const step = { asunto_id, paso_id };
    const by = await this.deciderOf(manager, { usuario_id, cerrado_at: null });
    const look = by && (await this.subjectOf(que as ApprovedThing).look(manager, step, by));
    if (look?.estado !== 'pendiente') throw new EmailUnwanted();
    const token = randomToken();
    const now = this.clock.now();
    await manager.insert(ApprovalLink, {
      ...step,
      usuario_id,
      que: que as ApprovedThing,
      version: look.version,
      huella: hashToken(token),
      caduca_at: new Date(now.getTime() + APPROVAL_LIMITS.linkDays * DAY_MS),
      created_at: now,
    });
    return `${this.environment.appUrl}/aprobar/${token}`;
  }

  private async end(manager: EntityManager, usuario_id: string): Promise<void> {
    const open = { usuario_id, usado_at: IsNull(), cerrado_at: IsNull() };
    await manager.update(ApprovalLink, open, { cerrado_at: this.clock.now() });
  }
}
