import { DECLINE_REASONS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/values/clock.js';
import { madridDay } from '../../platform/values/madrid-day.js';
import { daysOf, rateOf } from '../periods/figure.rules.js';
import type { PeriodQuery } from '../periods/period.dto.js';
import { readPeriod } from '../periods/period.rules.js';
import type { MedianFigure, HiringFigures } from './hiring.dto.js';
import { HiringRepository } from './hiring.repository.js';

/** Figures of what follows an interview. */
@Injectable()
export class HiringService {
  constructor(
    private readonly hiring: HiringRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws {DomainError} `validation_failed`: an invalid period. */
  async read(asked: PeriodQuery): Promise<HiringFigures> {
    const periodo = readPeriod(asked, madridDay(this.clock.now()));
    const [sent, ended, declined, days] = await Promise.all([
      this.hiring.sent(periodo),
      this.hiring.ended(periodo),
      this.hiring.declined(periodo),
      this.hiring.firstDays(periodo),
    ]);
    return {
      periodo,
      ofertas: {
        enviadas: sent.total,
        aceptadas: ended.signed,
        rechazadas: ended.declined,
        caducadas: ended.expired,
        aceptacion: rateOf(ended.signed, ended.signed + ended.declined + ended.expired),
        motivos: DECLINE_REASONS.map((rechazo) => ({ rechazo, total: declined.get(rechazo) ?? 0 })),
        hasta_oferta: durationOf(sent),
        hasta_respuesta: durationOf(ended),
      },
      incorporaciones: {
        total: days.total,
        completas: days.complete,
        no_incorporadas: days.missed,
        hasta_primer_dia: durationOf(days),
      },
    };
  }
}

const durationOf = ({ cases, median }: { cases: number; median: number | null }): MedianFigure => ({
  casos: cases,
  mediana: daysOf(median),
});
