import { type ExportFormat, TIME_ZONE } from '@hiring/contract';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Readable } from 'node:stream';
import type { DataSource } from 'typeorm';
import { LogsService } from '../logs/logs.service.js';
import type { Actor } from '../platform/auth/actor.js';
import { Clock } from '../platform/clock.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { disposition } from '../platform/http/content-disposition.js';
import { readCandidateFilter } from './candidate-list-query.js';
import { CandidatesExportRepository } from './candidates-export.repository.js';
import { EXPORT_COLUMNS, type ExportRecord } from './export-columns.js';
import { csvOf } from './export-csv.js';
import { xlsxOf } from './export-xlsx.js';
import { type Matching, MatchingCandidates } from './matching-candidates.js';

/** Exports that one process makes at a time: each holds a connection as long as somebody downloads. */
const AT_ONCE = 3;
const TYPE: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short' });

export interface ExportOrder {
  formato: ExportFormat;
  /** Applications one by one. */
  ids?: readonly string[] | undefined;
  /** The list's filter as JSON text; absent with no ids either: everybody. */
  filtro?: string | undefined;
  excluir?: readonly string[] | undefined;
}

export interface Export {
  stream: Readable;
  headers: Record<string, string>;
  /** To be called when nobody reads any more: it ends the query. */
  stop: () => void;
}

/** Everybody in HR's list as a file, written while it is read. Who took what is in the log, by names of filters alone. */
@Injectable()
export class CandidatesExport {
  private readonly logger = new Logger('export');
  private running = 0;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly repository: CandidatesExportRepository,
    private readonly matching: MatchingCandidates,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  /** @throws {DomainError} `invalid_query`, `export_busy`. */
  async open(order: ExportOrder, actor: Actor): Promise<Export> {
    const filter = readCandidateFilter(order.filtro);
    const matching = narrowed(await this.matching.of(filter), order);
    if (this.running >= AT_ONCE) throw new DomainError('export_busy');
    const names = order.ids ? ['selección'] : Object.keys(filter).sort();
    const what = `${order.formato}; filtros: ${names.join(', ') || 'ninguno'}`;
    await this.record(actor, 'candidates.export', `Exportación de candidaturas iniciada (${what}).`);
    const rows = this.rows(matching, actor, what);
    const file =
      order.formato === 'xlsx'
        ? xlsxOf('Candidaturas', EXPORT_COLUMNS, rows)
        : streamed(csvOf(EXPORT_COLUMNS, rows));
    const name = `candidaturas-${DAY.format(this.clock.now())}.${order.formato}`;
    return {
      ...file,
      headers: {
        'Content-Type': TYPE[order.formato],
        'Content-Disposition': disposition('attachment', name),
        'Cache-Control': 'no-store',
      },
    };
  }

  private async *rows(matching: Matching, actor: Actor, what: string): AsyncGenerator<ExportRecord[]> {
    this.running++;
    let count = 0;
    let whole = false;
    try {
      for await (const batch of this.repository.read(matching)) {
        count += batch.length;
        yield batch;
      }
      whole = true;
    } finally {
      this.running--;
      const how = whole ? 'Exportación de' : 'Exportación interrumpida tras';
      await this.record(actor, 'candidates.exported', `${how} ${count} candidaturas (${what}).`).catch(
        (error: unknown) => {
          this.logger.error('an export was not logged', error instanceof Error ? error.stack : error);
        },
      );
    }
  }

  private record({ userId }: Actor, action: string, details: string): Promise<void> {
    return this.logs.record(this.dataSource.manager, { actorId: userId, action, details });
  }
}

function narrowed({ sql, params }: Matching, { ids, excluir }: ExportOrder): Matching {
  const value = ids ?? excluir;
  if (!value) return { sql, params };
  const place = `$${params.length + 1}::uuid[]`;
  return {
    sql: `${sql} AND aplicacion_actual_id ${ids ? `= ANY(${place})` : `<> ALL(${place})`}`,
    params: [...params, value],
  };
}

function streamed(text: AsyncGenerator<string>): Pick<Export, 'stream' | 'stop'> {
  const stream = Readable.from(text, { objectMode: false });
  return { stream, stop: () => stream.destroy() };
}
