import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { MailService } from '../../mail/emails/mail.service.js';
import { Clock } from '../../platform/values/clock.js';
import { CONFIRM_WITHIN_MS, KEEP_ENDED_MS } from './alert.rules.js';
import { AlertsRepository } from './alerts.repository.js';

const EVERY_MS = 60 * 60 * 1000;
const BATCH = 2000;

/** Deletes unconfirmed and cancelled alerts, and old e-mails. Processes that run it at once take different rows. */
@Injectable()
export class RemoveOldAlerts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly alerts: AlertsRepository,
    private readonly mail: MailService,
    private readonly clock: Clock,
  ) {}

  @Interval(EVERY_MS)
  async run(): Promise<void> {
    const { manager } = this.dataSource;
    const now = this.clock.now().getTime();
    const unconfirmed = new Date(now - CONFIRM_WITHIN_MS);
    const ended = new Date(now - KEEP_ENDED_MS);
    while ((await this.alerts.removeUnconfirmed(manager, unconfirmed, BATCH)) === BATCH);
    while ((await this.alerts.removeEnded(manager, ended, BATCH)) === BATCH);
    while ((await this.mail.removeOfAlerts(manager, ended, BATCH)) === BATCH);
  }
}
