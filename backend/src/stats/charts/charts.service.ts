import { ANSWER_STAGES, STAGE_HEADING, STAGE_LABEL, STAGES, counted, type Stage } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { DepartmentsService } from '../../departments/departments.service.js';
import { Clock } from '../../platform/values/clock.js';
import { ChannelNames } from './channel-names.js';
import type { ChartsResponse, GroupFigure, HireTimes, StageFigure, StayFigure } from './charts.dto.js';
import { ChartsRepository, type Group, type Spread } from './charts.repository.js';
import { daysOf, rateOf } from '../periods/figure.rules.js';
import type { PeriodQuery } from '../periods/period.dto.js';
import { type Period, readPeriod, weeksOf } from '../periods/period.rules.js';
import { madridDay } from '../../platform/values/madrid-day.js';
import { STAGE_BIT } from '../../candidates/applications/estados.sql.js';

/** Bounds of the time-to-hire groups, in days. */
const HIRE_DAYS = [7, 14, 30, 60, 90] as const;

@Injectable()
export class ChartsService {
  constructor(
    private readonly charts: ChartsRepository,
    private readonly departments: DepartmentsService,
    private readonly channels: ChannelNames,
    private readonly clock: Clock,
  ) {}

  /** @throws {DomainError} `validation_failed`: an invalid period. */
  async read(asked: PeriodQuery): Promise<ChartsResponse> {
    const periodo = readPeriod(asked, madridDay(this.clock.now()));
    const weeks = weeksOf(periodo);
    const [groups, stages, stays, contratacion, name] = await Promise.all([
      this.charts.groupReceived(
        periodo,
        weeks.map(({ desde }) => desde),
      ),
      this.charts.groupByStages(periodo),
      this.charts.stays(periodo),
      this.hireTimes(periodo),
      this.departments.namer(),
    ]);
    const channel = await this.channels.namer(groups.flatMap(({ canal }) => canal ?? []));
    const recibidas = stages.reduce((sum, { total }) => sum + total, 0);
    const perWeek = new Map(groups.map(({ semana, total }) => [semana, total]));
    return {
      periodo,
      semanas: weeks.map((week, index) => ({ ...week, total: perWeek.get(index + 1) ?? 0 })),
      recibidas,
      embudo: STAGES.map((stage) => funnelStep(stage, stages, recibidas)),
      retiradas: stages.reduce((sum, { withdrawn, total }) => sum + (withdrawn ? total : 0), 0),
      estancias: ANSWER_STAGES.map((stage) => stayOf(stage, stays)),
      contratacion,
      departamentos: groupsOf(groups, 'departamento', recibidas, (code) => name(code)),
      canales: groupsOf(groups, 'canal', recibidas, channel),
    };
  }

  private async hireTimes(period: Period): Promise<HireTimes> {
    const [spread, buckets] = await Promise.all([
      this.charts.hireTimes(period),
      this.charts.groupHires(period, HIRE_DAYS),
    ]);
    return {
      casos: spread.total,
      mediana: daysOf(spread.median),
      p90: daysOf(spread.p90),
      tramos: [0, ...HIRE_DAYS].map((from, index) => {
        const to = HIRE_DAYS[index] ?? null;
        const total = buckets.get(index) ?? 0;
        return { nombre: intervalText(from, to), dias_desde: from, dias_hasta: to, total };
      }),
    };
  }
}

function intervalText(from: number, to: number | null): string {
  if (from === 0) return `Menos de ${counted(to ?? 0, 'día', 'días')}`;
  return to === null ? `${counted(from, 'día', 'días')} o más` : `De ${from} a ${counted(to, 'día', 'días')}`;
}

function funnelStep(
  etapa: Stage,
  reached: { stages: number; total: number }[],
  received: number,
): StageFigure {
  const total = reached.reduce(
    (sum, group) => sum + ((group.stages & STAGE_BIT[etapa]) === 0 ? 0 : group.total),
    0,
  );
  return { etapa, nombre: STAGE_HEADING[etapa], total, parte: rateOf(total, received) };
}

function stayOf(etapa: (typeof ANSWER_STAGES)[number], stays: (Spread & { stage: Stage })[]): StayFigure {
  const stay = stays.find(({ stage }) => stage === etapa);
  return {
    etapa,
    nombre: STAGE_LABEL[etapa],
    casos: stay?.total ?? 0,
    mediana: daysOf(stay?.median ?? null),
    p90: daysOf(stay?.p90 ?? null),
  };
}

/** The largest first. */
function groupsOf(
  groups: Group[],
  by: 'departamento' | 'canal',
  received: number,
  name: (code: string) => string,
): GroupFigure[] {
  return groups
    .flatMap(({ [by]: codigo, total, hired }) =>
      codigo === null
        ? []
        : [{ codigo, nombre: name(codigo), total, parte: rateOf(total, received), contratadas: hired }],
    )
    .sort((a, b) => b.total - a.total || a.nombre.localeCompare(b.nombre, 'es'));
}
