import { IMPORT_ENCODINGS, IMPORT_LIMITS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { DomainError } from '../../../../platform/errors/domain-error.js';
import { ERROR_CATALOGUE, type ErrorCode } from '../../../../platform/errors/error-catalogue.js';
import { Sandbox, SandboxFailure } from '../../../../platform/files/sandbox/sandbox.js';
import { removeOwnFile } from '../../../../platform/files/storage/own-folder.js';
import { FileStorage } from '../../../../platform/files/storage/file-storage.js';
import type { TableAnswer, TableOrder } from './read-table.program.js';
import type { TableHead, TableRow } from './table-file.js';

const PROGRAM = fileURLToPath(new URL('./read-table.program.js', import.meta.url));
/** A workbook of twenty thousand rows takes a few seconds on a slow machine. */
const LIMITS = { memoryMb: 256, cpuSeconds: 20, fileBytes: 32 * 1024 * 1024 };
const TIME_MS = 60_000;
const WAIT_MS = 30_000;
/** Characters and rows of a batch. */
const BATCH = { characters: 1_000_000, rows: 2000 };

/** A table whose rows lie in a file until they are written to the database. */
export interface ReadTable extends TableHead {
  /** Its rows in their order, some at a time. */
  batches: () => AsyncIterable<TableRow[]>;
}

/** Reads a CSV or XLSX file in the sandbox. */
@Injectable()
export class TableReader {
  constructor(
    private readonly sandbox: Sandbox,
    private readonly storage: FileStorage,
  ) {}

  /**
   * Reads a file; the table exists while `use` runs.
   * @param signal cancels the reading.
   * @throws {DomainError} `import_web_page`, `import_wrong_type`, `import_empty`, `import_broken_quotes`, `import_too_many_rows`,
   * `import_too_many_columns`, `import_unfolds_too_much`, `upload_interrupted`, `unavailable`.
   */
  async read<T>(
    { path, chosen }: Omit<TableOrder, 'rows'>,
    signal: AbortSignal,
    use: (table: ReadTable) => Promise<T>,
  ): Promise<T> {
    const rows = join(this.storage.spoolDir, randomUUID());
    try {
      const answer = await this.answerOf({ path, rows, chosen }, signal);
      if ('code' in answer) throw new DomainError(answer.code, answer.params);
      return await use({ ...answer, batches: () => batchesOf(rows) });
    } finally {
      await removeOwnFile(rows);
    }
  }

  private async answerOf(order: TableOrder, signal: AbortSignal): Promise<TableAnswer> {
    try {
      const answer = await this.sandbox.run({
        program: PROGRAM,
        order,
        reads: [order.path],
        writes: [order.rows],
        timeMs: TIME_MS,
        waitMs: WAIT_MS,
        urgent: true,
        limits: LIMITS,
        signal,
      });
      return toAnswer(answer as Record<string, unknown>);
    } catch (error) {
      if (error instanceof SandboxFailure) throw new DomainError(codeOf(error));
      throw error;
    }
  }
}

function codeOf({ reason }: SandboxFailure): ErrorCode {
  if (reason === 'busy') return 'unavailable';
  if (reason === 'aborted') return 'upload_interrupted';
  return reason === 'failed' ? 'import_wrong_type' : 'import_unfolds_too_much';
}

/** Validates the program's answer, which comes from a hostile file. */
function toAnswer({ code, params, ...head }: Record<string, unknown>): TableAnswer {
  if (typeof code === 'string' && code.startsWith('import_') && code in ERROR_CATALOGUE) {
    const given = Object.entries(params as object).filter(
      ([, value]) => typeof value === 'string' || typeof value === 'number',
    );
    return { code: code as ErrorCode, params: Object.fromEntries(given) };
  }
  const { columnas, total, codificacion, fila_cabecera, lineas } = head;
  const encoding = IMPORT_ENCODINGS.find((one) => one === codificacion) ?? null;
  if (!Array.isArray(columnas) || typeof total !== 'number' || !Array.isArray(lineas))
    throw new SandboxFailure('failed');
  return {
    columnas: columnas.map(String),
    total,
    codificacion: encoding,
    fila_cabecera: Number(fila_cabecera),
    lineas: (lineas as TableRow[]).slice(0, IMPORT_LIMITS.cabecera).map(toRow),
  };
}

const toRow = ({ numero, valores }: TableRow): TableRow => ({
  numero: Number(numero),
  valores: valores.map(String),
});

async function* batchesOf(path: string): AsyncGenerator<TableRow[]> {
  let batch: TableRow[] = [];
  let characters = 0;
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    batch.push(toRow(JSON.parse(line) as TableRow));
    characters += line.length;
    if (characters < BATCH.characters && batch.length < BATCH.rows) continue;
    yield batch;
    [batch, characters] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}
