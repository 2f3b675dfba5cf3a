import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import webPush from 'web-push';
import { ConfigService } from '../../../config/config.service.js';
import { ENVIRONMENT, type Environment } from '../../../platform/environment/environment.js';
import { Destinations, RefusedDestination } from '../../../platform/outbound/destinations.js';
import { askedWait } from '../../../platform/outbound/asked-wait.js';
import { post, type PostOutcome } from '../../../platform/outbound/post.js';
import { QueueService } from '../../../platform/queue/queue.service.js';
import { Notification } from '../notifications/notification.entity.js';
import { Clock } from '../../../platform/values/clock.js';
import { PushKeys } from './push-keys.js';
import { PUSH_QUEUE, type PushJob, PushNotices } from './push-notices.js';
import { PushSubscription } from './push-subscription.entity.js';

const TIMEOUT_MS = 10_000;
/** Seconds for which the push service keeps a message for a browser that is off. */
const TTL_S = 24 * 60 * 60;
/** Seconds before each further attempt; then mail has to do. */
const PAUSES_S = [30, 120, 600];

/**
 * Sends a notification to one browser, encrypted for it (RFC 8291). The push service learns neither the text nor whose
 * it is; the message has a title and a path. It has many dependencies because an attempt is read, checked, signed and
 * repeated.
 */
@Injectable()
export class SendPush implements OnModuleInit {
  private readonly logger = new Logger('push');

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'appUrl'>,
    private readonly dataSource: DataSource,
    private readonly config: ConfigService,
    private readonly destinations: Destinations,
    private readonly keys: PushKeys,
    private readonly notices: PushNotices,
    private readonly queue: QueueService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): Promise<void> {
    const options = { retryLimit: 2, retryDelay: 30, concurrency: 4, pollMs: 1000 };
    return this.queue.handle<PushJob>(PUSH_QUEUE, options, (job) => this.send(job));
  }

  /** Nothing is sent when the notification was taken back or read, or the subscription has ended. */
  async send(job: PushJob): Promise<void> {
    const { manager } = this.dataSource;
    const [notification, subscription] = await Promise.all([
      manager.findOneBy(Notification, { id: job.aviso }),
      manager.findOneBy(PushSubscription, { id: job.suscripcion }),
    ]);
    if (!notification || notification.leida_at || !subscription) return;
    const { codigo, error, retryAfter } = await this.attempt(notification, subscription);
    if (codigo === 404 || codigo === 410) {
      await manager.delete(PushSubscription, { id: subscription.id });
      return;
    }
    if (codigo !== null && codigo < 400) return;
    const pause = isPassing(codigo) ? PAUSES_S[Number(job.intento) - 1] : undefined;
    if (pause === undefined) {
      this.logger.warn(`subscription ${subscription.id} was not told: ${codigo ?? error}`);
      return;
    }
    const asked = askedWait(codigo, retryAfter, this.clock.now()) / 1000;
    const intento = String(Number(job.intento) + 1);
    await this.notices.enqueue(manager, { ...job, intento }, Math.max(pause, asked));
  }

  private async attempt(
    { titulo, enlace }: Notification,
    { endpoint, p256dh, auth }: PushSubscription,
  ): Promise<Pick<PostOutcome, 'codigo' | 'error' | 'retryAfter'>> {
    const { appUrl } = this.environment;
    const { email_rrhh } = (await this.config.get()).company_info;
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify({ titulo, enlace }),
      {
        TTL: TTL_S,
        // Whom a push service asks about a misbehaving sender (RFC 8292): https or an e-mail address.
        vapidDetails: {
          subject: appUrl.startsWith('https:') ? appUrl : `mailto:${email_rrhh}`,
          ...(await this.keys.current()),
        },
      },
    );
    try {
      const destination = await this.destinations.check(endpoint, 'visitors');
      return await post(destination, { headers: texts(headers), body, timeoutMs: TIMEOUT_MS });
    } catch (error) {
      if (!(error instanceof RefusedDestination)) throw error;
      return { codigo: null, error: error.message };
    }
  }
}

/** Whether the push service may take the message later; null: it did not answer. */
const isPassing = (codigo: number | null): boolean => codigo === null || codigo === 429 || codigo >= 500;

const texts = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
