import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import webPush from 'web-push';
import { ConfigService } from '../../../config/config.service.js';
import { ENVIRONMENT, type Environment } from '../../../platform/environment.js';
import { Destinations, RefusedDestination } from '../../../platform/outbound/destinations.js';
import { post } from '../../../platform/outbound/post.js';
import { QueueService } from '../../../platform/queue/queue.service.js';
import { Notification } from '../notifications/notification.entity.js';
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
    const status = await this.attempt(notification, subscription);
    if (status === 404 || status === 410) {
      await manager.delete(PushSubscription, { id: subscription.id });
      return;
    }
    if (status !== null && status < 500 && status !== 429) {
      if (status >= 400) this.logger.warn(`push service refused subscription ${subscription.id}: ${status}`);
      return;
    }
    const pause = PAUSES_S[Number(job.intento) - 1];
    if (pause === undefined) return;
    await this.notices.enqueue(manager, { ...job, intento: String(Number(job.intento) + 1) }, pause);
  }

  /** The status of the answer; null: there was none. */
  private async attempt(
    { titulo, enlace }: Notification,
    { endpoint, p256dh, auth }: PushSubscription,
  ): Promise<number | null> {
    const { email_rrhh } = (await this.config.get()).company_info;
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify({ titulo, enlace }),
      {
        TTL: TTL_S,
        vapidDetails: {
          subject: this.environment.appUrl.startsWith('https:')
            ? this.environment.appUrl
            : `mailto:${email_rrhh}`,
          ...(await this.keys.current()),
        },
      },
    );
    try {
      const destination = await this.destinations.check(endpoint);
      const answer = await post(destination, { headers: texts(headers), body, timeoutMs: TIMEOUT_MS });
      return answer.codigo;
    } catch (error) {
      if (!(error instanceof RefusedDestination)) throw error;
      return null;
    }
  }
}

const texts = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
