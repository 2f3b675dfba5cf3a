import type { NotificationTipo } from '@hiring/contract';
import { LIMITS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { QueueService } from '../../../platform/queue/queue.service.js';
import { Clock } from '../../../platform/values/clock.js';

export const PUSH_QUEUE = 'avisos_push';

/** Notifications that are pushed: changes of estado and interviews. */
const PUSHED: ReadonlySet<NotificationTipo> = new Set(['estado', 'entrevista']);

/** Ids of the notification and of the subscription, and the number of the attempt. */
export type PushJob = Record<'aviso' | 'suscripcion' | 'intento', string>;

/** Queues web push in the transaction of the notification. */
@Injectable()
export class PushNotices {
  constructor(
    private readonly queue: QueueService,
    private readonly clock: Clock,
  ) {}

  /** One job for each of these subscriptions, after the time in which the cause may be undone. */
  async announce(
    manager: EntityManager,
    { id, tipo, suscripciones }: { id: string; tipo: NotificationTipo; suscripciones: readonly string[] },
  ): Promise<void> {
    if (!PUSHED.has(tipo)) return;
    for (const suscripcion of suscripciones) {
      await this.enqueue(manager, { aviso: id, suscripcion, intento: '1' }, LIMITS.undoSeconds);
    }
  }

  enqueue(manager: EntityManager, job: PushJob, seconds: number): Promise<void> {
    return this.queue.enqueue(manager, PUSH_QUEUE, job, {
      startAfter: new Date(this.clock.now().getTime() + seconds * 1000),
      singletonKey: Object.values(job).join(':'),
    });
  }
}
