import type { Estado, HistoriaSuceso, HistoriaTipo } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, IsNull } from 'typeorm';
import { Candidate } from '../people/candidate.entity.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { TimelineEntry, TimelineResponse } from './timeline.dto.js';
import { timelineSql } from './timeline.sql.js';

const PAGE = 30;
const PLACE = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)~([a-z][0-9a-f-]{1,40})$/;

interface Happened {
  clave: string;
  tipo: HistoriaTipo;
  suceso: HistoriaSuceso;
  fecha: Date;
  /** With its microseconds, which a Date has not. */
  exacta: string;
  autor: string | null;
  de: Estado | null;
  a: Estado | null;
  texto: string | null;
  anulado: boolean;
  cuando: Date | null;
}

/** Everything that happened with a person, from wherever it is kept, in one order. */
@Injectable()
export class TimelineService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @throws {DomainError} `candidate_not_found`, `invalid_cursor`. */
  async read(
    candidateId: string,
    { tipo, before }: { tipo: HistoriaTipo | null; before: string | null },
  ): Promise<TimelineResponse> {
    const place = before === null ? null : PLACE.exec(before);
    if (before !== null && !place) throw new DomainError('invalid_cursor');
    const person = { id: candidateId, deleted_at: IsNull() };
    if (!(await this.dataSource.manager.existsBy(Candidate, person))) {
      throw new DomainError('candidate_not_found');
    }
    const rows = await this.dataSource.query<Happened[]>(timelineSql(tipo), [
      candidateId,
      place?.[1] ?? null,
      place?.[2] ?? null,
      PAGE + 1,
    ]);
    const shown = rows.slice(0, PAGE);
    const last = rows.length > PAGE ? shown.at(-1) : undefined;
    return { sucesos: shown.map(toEntry), siguiente: last ? `${last.exacta}~${last.clave}` : null };
  }
}

function toEntry({
  clave,
  tipo,
  suceso,
  fecha,
  autor,
  de,
  a,
  texto,
  anulado,
  cuando,
}: Happened): TimelineEntry {
  return {
    clave,
    tipo,
    suceso,
    fecha: fecha.toISOString(),
    autor,
    de,
    a,
    texto,
    anulado,
    cuando: cuando?.toISOString() ?? null,
  };
}
