import type { AnswerStage, Stage } from '@hiring/contract';
import { PeriodResponse } from '../dashboard.dto.js';

export class WeekFigure extends PeriodResponse {
  /** ISO 8601, e.g. `2026-W47`; cut to the period, weeks without any are zero. */
  semana: string;
  total: number;
}

export class StageFigure {
  etapa: Stage;
  nombre: string;
  /** Applications received in the period that have been in this stage, each once. */
  total: number;
  /** Of those received, in %. */
  parte: number;
}

export class GroupFigure {
  /** Code of the department or channel. */
  codigo: string;
  nombre: string;
  total: number;
  parte: number;
  /** Of them, hired by now. */
  contratadas: number;
}

export class StayFigure {
  etapa: AnswerStage;
  nombre: string;
  /** Stays that ended in the period by a move. */
  casos: number;
  /** In days with 1 decimal; null: none ended. */
  mediana: number | null;
  /** Nine of ten took no longer. */
  p90: number | null;
}

export class HireBucket {
  nombre: string;
  /** Days, included. */
  dias_desde: number;
  /** Days, not included; null: no end. */
  dias_hasta: number | null;
  total: number;
}

export class HireTimes {
  casos: number;
  mediana: number | null;
  p90: number | null;
  tramos: HireBucket[];
}

export class ChartsResponse {
  periodo: PeriodResponse;
  semanas: WeekFigure[];
  /** Applications received in the period. */
  recibidas: number;
  embudo: StageFigure[];
  /** Of those received, withdrawn by the candidate, in whichever stage. */
  retiradas: number;
  estancias: StayFigure[];
  contratacion: HireTimes;
  departamentos: GroupFigure[];
  canales: GroupFigure[];
}
