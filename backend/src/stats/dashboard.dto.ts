import { PRIORIDADES } from '@hiring/contract';
import { Day, Decimal, Example, Id, Instant, Word } from '../platform/openapi/field.js';
import type { ActivityPriority } from './periods/activity.rules.js';

/** Days of Europe/Madrid, YYYY-MM-DD, both included. */
export class PeriodResponse {
  /** First day or instant of it. */ @Day() desde: string;
  /** Last day or instant of it. */ @Day() hasta: string;
}

/** A figure of the period beside that of the period before. */
export class Figure {
  /** The figure. */ @Decimal() valor: number;
  /** The same figure of the period before. */ @Decimal() anterior: number;
  /** Against the period before, in % with 2 decimals; null: there was none to compare with. */
  @Decimal() cambio: number | null;
  /** Of everything there is, whatever the period. */ total: number;
}

export class DurationFigure {
  /** On average, in days with 1 decimal; null: there was none. */ @Decimal() dias: number | null;
  /** The same figure of the period before. */ @Decimal() anterior: number | null;
  /** How many it is the average of: all of the period. */ casos: number;
}

export class RateFigure {
  /** In %, 2 decimals. */ @Decimal() valor: number;
  /** Null: there was nothing to take it of, or it is of no period. */ @Decimal() anterior: number | null;
  /** How many were hired. */ contratadas: number;
  /** Of how many. */ de: number;
}

export class Activity {
  /** Kind, in one of these words. */ @Word(['candidato', 'vacante']) tipo: 'candidato' | 'vacante';
  /** Of the person or the vacancy. */ @Id() id: string;
  /** Title. */ @Example('Mecánico de camiones') titulo: string;
  /** Details in words. */ @Example('Mecánico de camiones') detalle: string;
  /** Instant of it. */ @Instant() fecha: string;
  /** Priority given by HR. */ @Word(PRIORIDADES) prioridad: ActivityPriority;
}

export class PopularPosition {
  /** Id. */ @Id() id: string;
  /** Title. */ @Example('Mecánico de camiones') titulo: string;
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
