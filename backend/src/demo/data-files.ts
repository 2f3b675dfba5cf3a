import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { madridWall, WorkCalendar } from './madrid-time.js';

const FOLDER = join(import.meta.dirname, 'data');
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/**
 * Reads the files of `data/`. A text in braces stands for a value at the time of loading:
 *
 * | in the file                   | value                                                            |
 * | ----------------------------- | ---------------------------------------------------------------- |
 * | `{workday-12 10:35}`          | that time in Madrid on the twelfth working day before today      |
 * | `{workday-12}`, `{workday+0}` | the date of that day; +0 is today or the next working day        |
 * | `{day+45}`                    | the date in 45 days                                              |
 * | `{year-4}`                    | the year four years ago                                          |
 * | `{now-40min}`                 | forty minutes ago                                                |
 * | `{id:user:rrhh@example.com}`  | the id of that account, always the same                          |
 */
export class DataFiles {
  private readonly calendar: WorkCalendar;

  constructor(private readonly now: Date) {
    this.calendar = new WorkCalendar(now);
  }

  /**
   * @param required properties that every row has; columns are checked when rows are inserted.
   * @throws when one is missing.
   */
  read<T extends object>(name: string, required: readonly (keyof T & string)[]): T[] {
    const rows = this.parse(name) as T[];
    rows.forEach((row, place) => {
      const missing = required.filter((property) => !(property in row));
      if (missing.length > 0)
        throw new Error(`demo/data/${name}.json, row ${place + 1}: no ${missing.join(', ')}`);
    });
    return rows;
  }

  private parse(name: string): unknown {
    return JSON.parse(this.fill(readFileSync(join(FOLDER, `${name}.json`), 'utf8')));
  }

  /** The text with values in place of the braces above; others, as in templates of e-mails, stay. */
  fill(text: string): string {
    return text
      .replace(/\{workday([+-]\d+) (\d\d):(\d\d)\}/g, (_, n: string, hours: string, minutes: string) =>
        this.calendar.at(Number(n), Number(hours) * 60 + Number(minutes)).toISOString(),
      )
      .replace(/\{workday([+-]\d+)\}/g, (_, n: string) => this.calendar.day(Number(n)))
      .replace(/\{day([+-]\d+)\}/g, (_, days: string) => madridWall(this.after(Number(days) * DAY_MS)).day)
      .replace(/\{year-(\d+)\}/g, (_, n: string) =>
        String(Number(this.calendar.today.slice(0, 4)) - Number(n)),
      )
      .replace(/\{now-(\d+)min\}/g, (_, n: string) => this.after(-Number(n) * MINUTE_MS).toISOString())
      .replace(/\{id:([^{}"]+)\}/g, (_, thing: string) => demoId(thing));
  }

  private after(ms: number): Date {
    return new Date(this.now.getTime() + ms);
  }
}

/** An id in the format of a random UUID (version 4), always the same for the same thing (`user:…`, `vacancy:…`). */
export function demoId(thing: string): string {
  const bytes = createHash('sha256').update(`demo:${thing}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
