import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { Clock } from '../platform/values/clock.js';
import { KEEP_YEARS, LOOK_BACK_MS } from './contact.rules.js';

const HOUR_MS = 60 * 60 * 1000;
const BATCH = 2000;

/**
 * Erases messages after their time, with what was mailed about them, and forgets where younger ones came from.
 * Several processes may tick at once: each takes other rows.
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
