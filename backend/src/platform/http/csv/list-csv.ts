import type { StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import { Readable } from 'node:stream';
import { madridDay } from '../../values/madrid-day.js';
import { storedAnswer } from '../../files/stored-answer.js';
import { disposition } from '../headers/content-disposition.js';
import type { ListQuery, Page } from '../lists/list-query.js';
import { type Cell, csvOf } from './csv.js';

const BATCH = 500;

type Window = Pick<ListQuery<never, never>, 'offset' | 'limit' | 'after'>;

export interface CsvColumn<Row> {
  title: string;
  cell: (row: Row) => Cell;
}

export const dayCell = (instant: string | null): Cell =>
  instant ? { day: madridDay(new Date(instant)) } : null;
export const textCell = (value: string | null): Cell => (value ? { text: value } : null);

/** Everything that a list shows, for a spreadsheet. @param read a page of it */
export function sendListAsCsv<Row>(
  response: Response,
  name: string,
  columns: readonly CsvColumn<Row>[],
  read: (window: Window) => Promise<Page<Row>>,
): StreamableFile {
  response.set({
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': disposition('attachment', name),
    'Cache-Control': 'private, no-store',
  });
  return storedAnswer(Readable.from(csvOf(columns, pages(read))));
}

async function* pages<Row>(read: (window: Window) => Promise<Page<Row>>): AsyncGenerator<Row[]> {
  let after: Window['after'] = null;
  do {
    const page = await read({ offset: 0, limit: BATCH, after });
    yield page.items;
    after = page.next ?? null;
  } while (after);
}
