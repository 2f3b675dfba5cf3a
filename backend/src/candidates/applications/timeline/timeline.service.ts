import type { HistoriaTipo } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { type DataSource, IsNull, type Repository } from 'typeorm';
import { Candidate } from '../../people/candidate.entity.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { TimelineResponse } from './timeline.dto.js';
import { listEvents } from './timeline.sql.js';

const PAGE = 30;
const PLACE = /^(\d[^~]+)~([a-z][0-9a-f-]{1,40})$/;

/** All events of a person, from several tables, in one order. */
@Injectable()
export class TimelineService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @InjectRepository(Candidate) private readonly candidates: Repository<Candidate>,
  ) {}

  /** @throws {DomainError} `candidate_not_found`, `invalid_cursor`. */
  async read(
    candidateId: string,
    { tipo, before }: { tipo: HistoriaTipo | null; before: string | null },
  ): Promise<TimelineResponse> {
    const place = before === null ? null : PLACE.exec(before);
    if (before !== null && !place) throw new DomainError('invalid_cursor');
    const person = { id: candidateId, deleted_at: IsNull() };
    if (!(await this.candidates.existsBy(person))) {
      throw new DomainError('candidate_not_found');
    }
    const after = place && place.slice(1);
    const events = await listEvents(this.dataSource, candidateId, { tipo, after, limit: PAGE + 1 });
    const shown = events.slice(0, PAGE);
    return {
      sucesos: shown.map(({ place: _place, fecha, cuando, ...event }) => ({
        ...event,
        fecha: fecha.toISOString(),
        cuando: cuando?.toISOString() ?? null,
      })),
      siguiente: events.length > PAGE ? (shown.at(-1)?.place.join('~') ?? null) : null,
    };
  }
}
