import { Injectable } from '@nestjs/common';
import { CandidatesService } from '../candidates/applications/candidates/candidates.service.js';
import { DepartmentsService } from '../departments/departments.service.js';
import { Clock } from '../platform/values/clock.js';
import { latest, priorityOfCandidate, priorityOfVacancy } from './periods/activity.rules.js';
import type {
  Activity,
  DashboardCards,
  DashboardResponse,
  DashboardTimes,
  DurationFigure,
  Figure,
  PopularPosition,
} from './dashboard.dto.js';
import { changeOf, daysOf, rateOf } from './periods/figure.rules.js';
import { FiguresRepository, type TimedEvents } from './figures.repository.js';
import type { PeriodQuery } from './periods/period.dto.js';
import { type Period, periodBefore, readPeriod } from './periods/period.rules.js';
import { madridDay } from '../platform/values/madrid-day.js';
import { TotalsService } from './totals/totals.service.js';

const RECENT_CANDIDATES = 5;
const RECENT_VACANCIES = 3;
const SHOWN_ACTIVITIES = 4;
const POPULAR_POSITIONS = 4;

/** Figures of the administrators' start page, without its charts. */
@Injectable()
export class DashboardService {
  constructor(
    private readonly figures: FiguresRepository,
    private readonly totals: TotalsService,
    private readonly candidates: CandidatesService,
    private readonly departments: DepartmentsService,
    private readonly clock: Clock,
  ) {}

  /** @throws {DomainError} `validation_failed`: an invalid period. */
  async read(asked: PeriodQuery): Promise<DashboardResponse> {
    const now = this.clock.now();
    const periodo = readPeriod(asked, madridDay(now));
    const anterior = periodBefore(periodo);
    const [figures, actividad, posiciones] = await Promise.all([
      this.figuresOf(periodo, anterior),
      this.activity(),
      this.popular(),
    ]);
    return { periodo, anterior, ...figures, actividad, posiciones, calculado_at: now.toISOString() };
  }

  private async figuresOf(
    period: Period,
    before: Period,
  ): Promise<{ tarjetas: DashboardCards; tiempos: DashboardTimes }> {
    const [people, received, published, hires, answers, everybody, applications, vacancies] =
      await Promise.all([
        both((p) => this.figures.countPeople(p), period, before),
        both((p) => this.figures.countReceived(p), period, before),
        both((p) => this.figures.countPublished(p), period, before),
        both((p) => this.figures.countHires(p), period, before),
        both((p) => this.figures.countAnswers(p), period, before),
        this.candidates.countByStage(null),
        this.totals.applications(),
        this.totals.vacancies(),
      ]);
    const persons = everybody.reduce((sum, { total }) => sum + total, 0);
    const hiredPersons = everybody.reduce(
      (sum, { stage, total }) => sum + (stage === 'contratada' ? total : 0),
      0,
    );
    return {
      tarjetas: {
        candidatos: figure(people, persons),
        candidaturas: figure(
          received.map(({ total }) => total),
          applications.total,
        ),
        vacantes: figure(published, vacancies.active),
        contrataciones: figure(
          hires.map(({ total }) => total),
          applications.hired,
        ),
      },
      tiempos: {
        respuesta: duration(answers),
        contratacion: duration(hires),
        conversion: {
          valor: rateOf(received[0].hired, received[0].total),
          anterior: received[1].total === 0 ? null : rateOf(received[1].hired, received[1].total),
          contratadas: received[0].hired,
          de: received[0].total,
        },
        eficiencia: {
          valor: rateOf(hiredPersons, persons),
          anterior: null,
          contratadas: hiredPersons,
          de: persons,
        },
      },
    };
  }

  private async activity(): Promise<Activity[]> {
    const [people, vacancies, name] = await Promise.all([
      this.figures.listRecentCandidates(RECENT_CANDIDATES),
      this.figures.listRecentVacancies(RECENT_VACANCIES),
      this.departments.namer(),
    ]);
    return latest<Activity>(
      [
        ...people.map((person) => ({
          tipo: 'candidato' as const,
          id: person.id,
          titulo: `Nueva candidatura de ${person.nombre} ${person.apellidos}`,
          detalle: person.vacante ?? name(person.departamento, person.posicion),
          fecha: person.fecha.toISOString(),
          prioridad: priorityOfCandidate(person.estado),
        })),
        ...vacancies.map((vacancy) => ({
          tipo: 'vacante' as const,
          id: vacancy.id,
          titulo: vacancy.estado === 'borrador' ? 'Nuevo borrador de vacante' : 'Nueva vacante publicada',
          detalle: vacancy.titulo,
          fecha: vacancy.fecha.toISOString(),
          prioridad: priorityOfVacancy(vacancy.estado),
        })),
      ],
      SHOWN_ACTIVITIES,
    );
  }

  private async popular(): Promise<PopularPosition[]> {
    const [rows, name] = await Promise.all([
      this.figures.listPopular(POPULAR_POSITIONS),
      this.departments.namer(),
    ]);
    return rows.map(({ id, titulo, departamento, total }) => ({
      id,
      titulo,
      departamento: name(departamento),
      aplicaciones: total,
    }));
  }
}

type Both<T> = [now: T, before: T];

const both = <T>(read: (period: Period) => Promise<T>, period: Period, before: Period): Promise<Both<T>> =>
  Promise.all([read(period), read(before)]);

function figure([valor, anterior]: readonly number[], total: number): Figure {
  const before = anterior ?? 0;
  return { valor: valor ?? 0, anterior: before, cambio: changeOf(valor ?? 0, before), total };
}

function duration([now, before]: Both<TimedEvents>): DurationFigure {
  return { dias: daysOf(now.seconds), anterior: daysOf(before.seconds), casos: now.total };
}
