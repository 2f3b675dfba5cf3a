import { counted, type ExportFormat } from '@hiring/contract';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Readable } from 'node:stream';
import { type Compilable, type Expression, sql, type SqlBool } from 'kysely';
import type { DataSource } from 'typeorm';
import { listedFields } from '../../../../fields/field-filters.js';
import { listFields } from '../../../../fields/custom-fields.service.js';
import { LogsService } from '../../../../logs/logs.service.js';
import type { Actor } from '../../../../platform/auth/actor.js';
import { Clock } from '../../../../platform/values/clock.js';
import { every } from '../../../../platform/database/sql/conditions.js';
import type { Db } from '../../../../platform/database/sql/db.js';
import { DomainError } from '../../../../platform/errors/domain-error.js';
import { disposition } from '../../../../platform/http/headers/content-disposition.js';
import { applicationConditions } from '../application-conditions.js';
import { readApplicationFilter } from '../application-list-query.js';
import { readCandidateFilter } from '../candidate-list-query.js';
import {
  type ApplicationRecord,
  CandidatesExportRepository,
  type ExportRecord,
  selectApplications,
  selectPeople,
} from './candidates-export.repository.js';
import type { ExportReader, ExportRows } from './candidates-export.dto.js';
import { APPLICATION_EXPORT_COLUMNS } from './export-application-columns.js';
import { EXPORT_COLUMNS, type ExportColumn, fieldColumns, type SharedRecord } from './export-columns.js';
import { csvOf, rawCsvOf } from '../../../../platform/http/csv/csv.js';
import { xlsxOf } from './export-xlsx.js';
import { MatchingCandidates } from '../matching-candidates.js';
import { madridDay } from '../../../../platform/values/madrid-day.js';

/** Exports that one process makes at a time: each holds a connection as long as somebody downloads. */
const AT_ONCE = 3;
const TYPE: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** What the rows of a file are. */
interface ExportShape<Row> {
  columns: readonly ExportColumn<Row>[];
  select: (on: Db, which: Expression<SqlBool>) => Compilable<Row>;
  /** An application's id, in the table that the filter narrows. */
  id: string;
}

const PEOPLE: ExportShape<ExportRecord> = {
  columns: EXPORT_COLUMNS,
  select: selectPeople,
  id: 'aplicacion_actual_id',
};
const APPLICATIONS: ExportShape<ApplicationRecord> = {
  columns: APPLICATION_EXPORT_COLUMNS,
  select: selectApplications,
  id: 'a.id',
};

export interface ExportOrder {
  formato: ExportFormat;
  filas?: ExportRows | undefined;
  para?: ExportReader | undefined;
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
    const shape = order.filas === 'candidaturas' ? APPLICATIONS : PEOPLE;
    const { names: filters, matching: all } = await this.wanted(order);
    const matching = narrowed(all, order, shape.id);
    if (this.running >= AT_ONCE) throw new DomainError('export_busy');
    const names = order.ids ? ['selección'] : filters.sort();
    const kind = [order.formato, ...(order.para === 'programa' ? ['para un programa'] : [])].join(' ');
    const what = `${kind}; filtros: ${names.join(', ') || 'ninguno'}`;
    await this.record(actor, 'candidates.export', `Exportación de candidaturas iniciada (${what}).`);
    const { columns: fixed, select } = shape as ExportShape<SharedRecord>;
    const columns = [...fixed, ...fieldColumns(await listFields(this.dataSource.manager))];
    const rows = this.rows(matching, select, actor, what);
    const csv = order.para === 'programa' ? rawCsvOf : csvOf;
    const file =
      order.formato === 'xlsx' ? xlsxOf('Candidaturas', columns, rows) : streamed(csv(columns, rows));
    const name = `candidaturas-${madridDay(this.clock.now())}.${order.formato}`;
    return {
      ...file,
      headers: {
        'Content-Type': TYPE[order.formato],
        'Content-Disposition': disposition('attachment', name),
        'Cache-Control': 'no-store',
      },
    };
  }

  private async wanted({
    filas,
    filtro,
  }: ExportOrder): Promise<{ names: string[]; matching: Expression<SqlBool> }> {
    if (filas === 'candidaturas') {
      const filter = readApplicationFilter(filtro);
      const fields = await listedFields(this.dataSource.manager, Object.keys(filter));
      return { names: Object.keys(filter), matching: applicationConditions(filter, fields) };
    }
    const filter = readCandidateFilter(filtro);
    return { names: Object.keys(filter), matching: await this.matching.of(filter) };
  }

  private async *rows(
    matching: Expression<SqlBool>,
    select: ExportShape<SharedRecord>['select'],
    actor: Actor,
    what: string,
  ): AsyncGenerator<SharedRecord[]> {
    this.running++;
    let count = 0;
    let whole = false;
    try {
      for await (const batch of this.repository.read((on) => select(on, matching))) {
        count += batch.length;
        yield batch;
      }
      whole = true;
    } finally {
      this.running--;
      const how = whole ? 'Exportación de' : 'Exportación interrumpida tras';
      await this.record(
        actor,
        'candidates.exported',
        `${how} ${counted(count, 'candidatura', 'candidaturas')} (${what}).`,
      ).catch((error: unknown) => {
        this.logger.error('an export was not logged', error instanceof Error ? error.stack : error);
      });
    }
  }

  private record({ userId }: Actor, action: string, details: string): Promise<void> {
    return this.logs.record(this.dataSource.manager, { actorId: userId, action, details });
  }
}

function narrowed(all: Expression<SqlBool>, { ids, excluir }: ExportOrder, id: string): Expression<SqlBool> {
  const value = ids ?? excluir;
  if (!value) return all;
  const which = ids ? sql.raw('= any') : sql.raw('<> all');
  return every(all, sql`${sql.ref(id)} ${which} (${value}::uuid[])`);
}

function streamed(text: AsyncGenerator<string>): Pick<Export, 'stream' | 'stop'> {
  const stream = Readable.from(text, { objectMode: false });
  return { stream, stop: () => stream.destroy() };
}
