import { type Cualificacion, provenBy } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { DepartmentsService } from '../../../../departments/departments.service.js';
import type { Actor } from '../../../../platform/auth/actor.js';
import { Clock } from '../../../../platform/values/clock.js';
import { madridDay } from '../../../../platform/values/madrid-day.js';
import { VacanciesService } from '../../../../vacancies/vacancies.service.js';
import { readMatchCursor, writeMatchCursor } from './match-cursor.js';
import { proofsOf, townsOf } from './match.rules.js';
import { type MatchesPage, type MatchesQueryDto, toVacancyMatchResponse } from './matches.dto.js';
import { MatchesRepository } from './matches.repository.js';
import { wantedQualifications } from './wanted-qualifications.rules.js';

/** Licences that most people have: they add points, but alone they do not make a match. */
const COMMON: readonly Cualificacion[] = ['permiso_am', 'permiso_b'];

/** Past candidates who agreed to be told of other openings and fit one. */
@Injectable()
export class MatchesService {
  constructor(
    private readonly repository: MatchesRepository,
    private readonly vacancies: VacanciesService,
    private readonly departments: DepartmentsService,
    private readonly clock: Clock,
  ) {}

  /** @throws {DomainError} `vacancy_not_found`, `invalid_cursor`. */
  async list(actor: Actor, vacancyId: string, query: MatchesQueryDto): Promise<MatchesPage> {
    const vacancy = await this.vacancies.get(actor, vacancyId);
    const { cualificacion, ciudad, desde, cursor, limit } = query;
    const wanted = wantedQualifications([...vacancy.requisitos, ...vacancy.tags], vacancy.cualificaciones);
    const now = this.clock.now();
    const rows = await this.repository.list({
      vacancyId,
      departamento: vacancy.departamento,
      posicion: vacancy.posicion,
      puesto: vacancy.posicion_nombre,
      towns: townsOf(vacancy.ubicacion),
      proofs: proofsOf(wanted),
      telling: wanted.filter(({ tipo }) => !COMMON.includes(tipo)).flatMap(({ tipo }) => provenBy(tipo)),
      filter: {
        cualificaciones: cualificacion ? provenBy(cualificacion) : [],
        ciudad: ciudad ?? null,
        desde: desde ? new Date(`${desde}T00:00:00Z`) : null,
      },
      cursor: cursor ? readMatchCursor(cursor) : null,
      limit: limit + 1,
      now,
      today: madridDay(now),
    });
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    const name = await this.departments.namer();
    return {
      items: shown.map((row) => toVacancyMatchResponse(row, vacancy, name)),
      total: rows[0]?.total ?? 0,
      siguiente: last
        ? writeMatchCursor({ puntos: last.puntos, fecha: last.fecha, id: last.candidato_id })
        : null,
      buscadas: wanted,
      acepta_candidaturas: vacancy.acepta_candidaturas,
    };
  }
}
