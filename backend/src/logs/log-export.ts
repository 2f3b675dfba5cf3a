import { LOG_LEVEL_LABEL, TIME_ZONE } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import { DataSource } from 'typeorm';
import type { Actor } from '../platform/auth/actor.js';
import { Clock } from '../platform/values/clock.js';
import { disposition } from '../platform/http/headers/content-disposition.js';
import { type Cell, csvOf } from '../platform/http/csv/csv.js';
import { parseFilter } from '../platform/http/lists/list-query.js';
import { LogEntriesRepository } from './log-entries.repository.js';
import { LOG_FILTERS } from './log-filter.js';
import { LogList } from './log-list.service.js';
import { type LogChange, type LogResponse, toLogResponse } from './log.dto.js';
import { LogsService } from './logs.service.js';
import { madridDay } from '../platform/values/madrid-day.js';

const BATCH = 2000;
const MOMENT = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});

const text = (value: string | null): Cell => (value ? { text: value } : null);

const COLUMNS: readonly { title: string; cell: (entry: LogResponse) => Cell }[] = [
  { title: 'Número', cell: ({ id }) => text(id) },
  { title: 'Fecha', cell: ({ created_at }) => text(MOMENT.format(new Date(created_at))) },
  { title: 'Usuario', cell: ({ user_email }) => text(user_email) },
  { title: 'Nivel', cell: ({ level }) => text(LOG_LEVEL_LABEL[level]) },
  { title: 'Acción', cell: ({ action }) => text(action) },
  { title: 'Detalles', cell: ({ details }) => text(details) },
  { title: 'Sobre', cell: ({ entity }) => text(entity) },
  { title: 'Id', cell: ({ entity_id, entity_email }) => text(entity_email ?? entity_id) },
  { title: 'Cambios', cell: ({ cambios }) => text(cambios.map(inWords).join('; ')) },
];

const inWords = ({ campo, antes, ahora }: LogChange): string => `${campo}: ${antes ?? '—'} → ${ahora ?? '—'}`;

export interface LogFile {
  stream: Readable;
  headers: Record<string, string>;
}

/** Streams the selected entries as a file; the export itself is logged. */
@Injectable()
export class LogExport {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: LogEntriesRepository,
    private readonly list: LogList,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  /** @throws {DomainError} `invalid_query`. */
  async open(actor: Actor, filterText: string | undefined): Promise<LogFile> {
    const filter = parseFilter(filterText, LOG_FILTERS);
    const selection = await this.list.selection(filter);
    const names = Object.keys(filter).sort().join(', ') || 'ninguno';
    await this.logs.record(this.dataSource.manager, {
      actorId: actor.userId,
      action: 'logs.exported',
      details: `Registro exportado (filtros: ${names})`,
    });
    const name = `registro-${madridDay(this.clock.now())}.csv`;
    return {
      stream: Readable.from(csvOf(COLUMNS, this.responses(selection)), { objectMode: false }),
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': disposition('attachment', name),
        'Cache-Control': 'no-store',
      },
    };
  }

  private async *responses(
    selection: Parameters<LogEntriesRepository['batches']>[0],
  ): AsyncGenerator<LogResponse[]> {
    for await (const batch of this.repository.batches(selection, BATCH)) yield batch.map(toLogResponse);
  }
}
