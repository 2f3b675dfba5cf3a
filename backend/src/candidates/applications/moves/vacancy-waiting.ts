import type { Estado } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { isOpenRow } from '../estados.sql.js';
import { VACANCY_FIGURES, WAITING_OF_VACANCY } from '../list/overdue.js';

/** What stands in a vacancy: applications that are not removed. */
export interface VacancyCounts {
  id: string;
  cerrada_at: Date | null;
  motivo_cierre: string | null;
  total: number;
  recibida: number;
  en_revision: number;
  entrevista: number;
  contratada: number;
  rechazada: number;
  retiradas: number;
  sin_responder: number;
  entrevistas_previstas: number;
}

/** Somebody who waits for an answer in a vacancy. */
export interface WaitingPerson {
  aplicacion_id: string;
  candidato_id: string;
  nombre: string;
  apellidos: string;
  estado: Estado;
  desde: Date;
  sin_responder: boolean;
  email_verificado: boolean;
}

/** Figures of vacancies, and who waits in one: each one statement. */
@Injectable()
export class VacancyWaiting {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Those of a page of vacancies. */
  countOf(vacancyIds: readonly string[]): Promise<VacancyCounts[]> {
    return this.dataSource.query<VacancyCounts[]>(VACANCY_FIGURES, [vacancyIds]);
  }

  /** Open applications, those with an answer overdue first, then who waits longest. */
  list(vacancyId: string, { offset, limit }: { offset: number; limit: number }): Promise<WaitingPerson[]> {
    return this.dataSource.query<WaitingPerson[]>(WAITING_OF_VACANCY, [vacancyId, limit, offset]);
  }

  /** Of the open ones: whose e-mail nobody has confirmed. */
  async countUnverified(vacancyId: string): Promise<number> {
    const [row] = await this.dataSource.query<{ total: number }[]>(
      `SELECT count(*)::int AS total FROM aplicaciones_vacantes a JOIN candidates c ON c.id = a.candidato_id
       LEFT JOIN users u ON u.id = c.user_id
       WHERE a.vacante_id = $1 AND ${isOpenRow('a')} AND u.email_verified_at IS NULL`,
      [vacancyId],
    );
    return row?.total ?? 0;
  }
}
