import { STAGES, ANSWER_STAGES } from '@hiring/contract';
import type { AnswerStage, Stage } from '@hiring/contract';
import { Decimal, Example, Word } from '../../platform/openapi/field.js';
import { PeriodResponse } from '../dashboard.dto.js';

export class WeekFigure extends PeriodResponse {
  /** ISO 8601, e.g. `2026-W47`; cut to the period, weeks without any are zero. */
  @Example('2026-W47') semana: string;
  /** How many in all. */ total: number;
}

export class StageFigure {
  /** Stage of the process. */ @Word(STAGES) etapa: Stage;
  /** Name of the stage. */ @Example('En revisión') nombre: string;
  /** Applications received in the period that have been in this stage, each once. */ total: number;
  /** Of those received, in %. */ @Decimal() parte: number;
}

export class GroupFigure {
  /** Code of the department or channel. */ @Example('mantenimiento') codigo: string;
  /** Name of the department or channel. */ @Example('Mantenimiento') nombre: string;
  /** How many in all. */ total: number;
  /** Share of the whole, from 0 to 1. */ @Decimal() parte: number;
  /** Of them, hired by now. */ contratadas: number;
}

export class StayFigure {
  /** Stage of the process. */ @Word(ANSWER_STAGES) etapa: AnswerStage;
  /** Name of the stage. */ @Example('En revisión') nombre: string;
  /** Stays that ended in the period by a move. */ casos: number;
  /** In days with 1 decimal; null: none ended. */ @Decimal() mediana: number | null;
  /** Nine of ten took no longer. */ @Decimal() p90: number | null;
}

export class HireBucket {
  /** Length in words. */ @Example('Hasta 7 días') nombre: string;
  /** Fewest days of these cases. */ @Decimal() dias_desde: number;
  /** The cases took fewer days than this; null: no limit. */ @Decimal() dias_hasta: number | null;
  /** How many in all. */ total: number;
}

export class HireTimes {
  /** How many cases the figure rests on. */ casos: number;
  /** Half of the cases took no longer. */ @Decimal() mediana: number | null;
  /** Nine of ten cases took no longer. */ @Decimal() p90: number | null;
  /** Cases by length. */ tramos: HireBucket[];
}

export class ChartsResponse {
  /** The period of the figures. */ periodo: PeriodResponse;
  /** By week. */ semanas: WeekFigure[];
  /** Applications received in the period. */ recibidas: number;
  /** How many reached each stage. */ embudo: StageFigure[];
  /** Of those received, withdrawn by the candidate, in whichever stage. */ retiradas: number;
  /** Days in each stage. */ estancias: StayFigure[];
  /** Days until somebody was hired. */ contratacion: HireTimes;
  /** By department. */ departamentos: GroupFigure[];
  /** By channel. */ canales: GroupFigure[];
}
