import { DECLINE_REASONS, type DeclineReason } from '@hiring/contract';
import { Decimal, Word } from '../../platform/openapi/field.js';
import { PeriodResponse } from '../dashboard.dto.js';

export class DeclineFigure {
  /** Why people declined. */ @Word(DECLINE_REASONS) rechazo: DeclineReason;
  /** How many of them. */ total: number;
}

export class MedianFigure {
  /** How many cases the figure rests on. */ casos: number;
  /** Half of the cases took no longer, in days with 1 decimal; null: there are none. */
  @Decimal()
  mediana: number | null;
}

/** Offers of the period, each by the day on which it happened. */
export class OfferFigures {
  /** Sent. */ enviadas: number;
  /** Signed. */ aceptadas: number;
  /** Declined. */ rechazadas: number;
  /** Expired without an answer. */ caducadas: number;
  /** Signed, of those that were signed, declined or expired, in %. */ @Decimal() aceptacion: number;
  /** Declined ones by their reason; those that nobody gave are zero. */ motivos: DeclineFigure[];
  /** Days from the end of the last interview to the sending. */ hasta_oferta: MedianFigure;
  /** Days from the sending to the answer. */ hasta_respuesta: MedianFigure;
}

/** Incorporaciones whose first day lies in the period, without those that were cancelled. */
export class OnboardingFigures {
  /** How many. */ total: number;
  /** All that is required before the first day was done a day before it. */ completas: number;
  /** The person did not come. */ no_incorporadas: number;
  /** Days from being hired to the first day. */ hasta_primer_dia: MedianFigure;
}

export class HiringFigures {
  /** The period of the figures. */ periodo: PeriodResponse;
  /** Offers. */ ofertas: OfferFigures;
  /** First days. */ incorporaciones: OnboardingFigures;
}
