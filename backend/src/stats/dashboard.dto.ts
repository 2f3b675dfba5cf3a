import { PRIORIDADES } from '@hiring/contract';
import { Day, Decimal, Example, Id, Instant, Word } from '../platform/openapi/field.js';
import type { ActivityPriority } from './periods/activity.rules.js';

/** Days of Europe/Madrid, YYYY-MM-DD, both included. */
export class PeriodResponse {
  /** First day of the period. */ @Day() desde: string;
  /** Last day of the period. */ @Day() hasta: string;
}

/** A figure of the period beside that of the period before. */
export class Figure {
  /** The figure. */ @Decimal() valor: number;
  /** The same figure of the period before. */ @Decimal() anterior: number;
  /** Change against the period before, in % with 2 decimals; null: that period has nothing to compare with. */
  @Decimal() cambio: number | null;
  /** Of everything there is, whatever the period. */ total: number;
}

export class DurationFigure {
  /** Average in days, with 1 decimal; null: there was no case. */ @Decimal() dias: number | null;
  /** The same figure of the period before. */ @Decimal() anterior: number | null;
  /** Number of cases in the period, of which the average is taken. */ casos: number;
}

export class RateFigure {
  /** Percentage, with 2 decimals. */ @Decimal() valor: number;
  /** The percentage of the period before; null: that period has no cases, or the figure has no period. */
  @Decimal() anterior: number | null;
  /** How many were hired. */ contratadas: number;
  /** How many cases the percentage is taken of. */ de: number;
}

export class Activity {
  /** Kind, in one of these words. */ @Word(['candidato', 'vacante']) tipo: 'candidato' | 'vacante';
  /** Id of the person or of the vacancy. */ @Id() id: string;
  /** What happened, in words. */ @Example('Nueva vacante publicada') titulo: string;
  /** Title of the vacancy, or name of the position that the person applied for. */
  @Example('Conductor de portavehículos') detalle: string;
  /** Instant at which it happened. */ @Instant() fecha: string;
  /** How much attention it needs, by the state of the person or the vacancy. */
  @Word(PRIORIDADES) prioridad: ActivityPriority;
}

export class PopularPosition {
  /** Id. */ @Id() id: string;
  /** Name of the position or title of the vacancy. */ @Example('Mecánico de camiones') titulo: string;
  /** Code of department. */ @Example('mantenimiento') departamento: string;
  /** How many applications. */ aplicaciones: number;
}

export class DashboardCards {
  /** People whose record began in the period. */ candidatos: Figure;
  /** Applications received in the period. */ candidaturas: Figure;
  /** Vacancies published in the period; the total is of those active now. */ vacantes: Figure;
  /** Applications hired in the period. */ contrataciones: Figure;
}

export class DashboardTimes {
  /** From the application to the first answer, of the answers given in the period. */
  respuesta: DurationFigure;
  /** From the application to hiring, of the hires of the period. */ contratacion: DurationFigure;
  /** Of the applications received in the period, those hired by now. */ conversion: RateFigure;
  /** Of all people, those hired: of no period. */ eficiencia: RateFigure;
}

export class DashboardResponse {
  /** The period of the figures. */ periodo: PeriodResponse;
  /** As many days, just before. */ anterior: PeriodResponse;
  /** Figures with those of the period before. */ tarjetas: DashboardCards;
  /** How long things take. */ tiempos: DashboardTimes;
  /** What happened last. */ actividad: Activity[];
  /** Positions. */ posiciones: PopularPosition[];
  /** Instant at which the figures were worked out. */ @Instant() calculado_at: string;
}
