import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { Clock } from '../platform/values/clock.js';
import { KEEP_YEARS, LOOK_BACK_MS } from './contact.rules.js';

const HOUR_MS = 60 * 60 * 1000;
const BATCH = 2000;

/**
 * Deletes expired messages with their e-mails, and the visitor digests of younger ones. Processes that run it at
 * once take different rows.
 */
@Injectable()
export class RemoveOldMessages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Interval(HOUR_MS)
  async run(): Promise<void> {
    const now = this.clock.now();
    await this.dataSource.query(
      `DELETE FROM mensajes_contacto WHERE id IN (
         SELECT id FROM mensajes_contacto WHERE created_at < $1::timestamptz - make_interval(years => $2)
         LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
       )`,
      [now, KEEP_YEARS],
    );
    await this.dataSource.query(
      `UPDATE mensajes_contacto SET visitante = NULL WHERE id IN (
         SELECT id FROM mensajes_contacto WHERE visitante IS NOT NULL AND created_at < $1
         LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
       )`,
      [new Date(now.getTime() - LOOK_BACK_MS)],
    );
  }
}
