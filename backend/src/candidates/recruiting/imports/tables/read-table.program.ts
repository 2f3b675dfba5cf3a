import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { DomainError } from '../../../../platform/errors/domain-error.js';
import type { ErrorCode } from '../../../../platform/errors/error-catalogue.js';
import { answerOrder } from '../../../../platform/files/sandbox/program.js';
import { readCsv } from './read-csv.js';
import { readXlsx } from './read-xlsx.js';
import type { ChosenReading, TableHead, TableRow } from './table-file.js';

/** What the program is told. */
export interface TableOrder {
  path: string;
  /** Where the rows are written, one JSON a line. */
  rows: string;
  chosen: ChosenReading;
}

/** What it answers. */
export type TableAnswer = TableHead | { code: ErrorCode; params: DomainError['params'] };

const ZIP = Buffer.from('PK\x03\x04');
/** Old Excel files, and new ones with a password. */
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
/** Maximum bytes of text: several times what twenty thousand people need. Cells may share one long text. */
const MAX_TABLE_BYTES = 24 * 1024 * 1024;
/** Bytes that are written at once. */
const PIECE = 256 * 1024;

async function read({ path, rows, chosen }: TableOrder): Promise<TableHead> {
  const content = readFileSync(path);
  if (content.length === 0) throw new DomainError('import_empty');
  if (content.subarray(0, 4).equals(COMPOUND)) throw new DomainError('import_wrong_type');
  const file = openSync(rows, 'w', 0o600);
  let [waiting, written] = ['', 0];
  const write = (): void => {
    const piece = Buffer.from(waiting);
    written += piece.length;
    if (written > MAX_TABLE_BYTES) throw new DomainError('import_unfolds_too_much');
    for (let at = 0; at < piece.length;) at += writeSync(file, piece, at);
    waiting = '';
  };
  const keep = (row: TableRow): void => {
    waiting += `${JSON.stringify(row)}\n`;
    if (waiting.length > PIECE) write();
  };
  const head = content.subarray(0, 4).equals(ZIP)
    ? await readXlsx(content, keep, chosen)
    : readCsv(content, keep, chosen);
  write();
  closeSync(file);
  return head;
}

await answerOrder(async (order: TableOrder): Promise<TableAnswer> => {
  try {
    return await read(order);
  } catch (error) {
    if (error instanceof DomainError) return { code: error.code, params: error.params };
    throw error;
  }
});
