import type { ActivityPriority } from './periods/activity.rules.js';

/** Days of Europe/Madrid, YYYY-MM-DD, both included. */
export class PeriodResponse {
  desde: string;
  hasta: string;
}

/** A figure of the period beside that of the period before. */
export class Figure {
  valor: number;
  anterior: number;
  /** Against the period before, in % with 2 decimals; null: there was none to compare with. */
  cambio: number | null;
  /** Of everything there is, whatever the period. */
  total: number;
}

export class DurationFigure {
  /** On average, in days with 1 decimal; null: there was none. */
  dias: number | null;
  anterior: number | null;
  /** How many it is the average of: all of the period. */
  casos: number;
}

export class RateFigure {
  /** In %, 2 decimals. */
  valor: number;
  /** Null: there was nothing to take it of, or it is of no period. */
  anterior: number | null;
  contratadas: number;
  de: number;
}

export class Activity {
  tipo: 'candidato' | 'vacante';
  /** Of the person or the vacancy. */
  id: string;
  titulo: string;
  detalle: string;
  fecha: string;
  prioridad: ActivityPriority;
}

export class PopularPosition {
  id: string;
  titulo: string;
  departamento: string;
  aplicaciones: number;
}

export class DashboardCards {
  /** People whose record began in the period. */
  candidatos: Figure;
  /** Applications received in the period. */
  candidaturas: Figure;
  /** Vacancies published in the period; the total is of those active now. */
  vacantes: Figure;
  /** Applications hired in the period. */
  contrataciones: Figure;
}

export class DashboardTimes {
  /** From the application to the first answer, of the answers given in the period. */
  respuesta: DurationFigure;
  /** From the application to hiring, of the hires of the period. */
  contratacion: DurationFigure;
  /** Of the applications received in the period, those hired by now. */
  conversion: RateFigure;
  /** Of all people, those hired: of no period. */
  eficiencia: RateFigure;
}

export class DashboardResponse {
  periodo: PeriodResponse;
  /** As many days, just before. */
  anterior: PeriodResponse;
  tarjetas: DashboardCards;
  tiempos: DashboardTimes;
  actividad: Activity[];
  posiciones: PopularPosition[];
  calculado_at: string;
}
