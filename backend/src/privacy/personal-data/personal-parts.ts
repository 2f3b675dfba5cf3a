import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, In, type FindOptionsWhere, type ObjectLiteral, Raw } from 'typeorm';
import { FileStorage } from '../../platform/files/storage/file-storage.js';
import {
  type DataSubject,
  type HeldData,
  type PersonalDataPart,
  PersonalDataHooks,
  type Reading,
} from '../../platform/personal-data/personal-data-hooks.js';
import { SealedValues } from '../../onboarding/tasks/sealed-values.js';
import { Clock } from '../../platform/values/clock.js';
import { provenEmail } from '../copy/data-owner.js';
import type { ReadTable, Services, ToldTable } from './personal-table.js';
import { PERSONAL_TABLES } from './personal-tables.js';

const TABLES = Object.values(PERSONAL_TABLES).filter((table) => typeof table === 'object');

/** Tables whose rows are held under an address alone, with the SQL of that address. */
export const ADDRESSED = TABLES.flatMap((table) =>
  'address' in table && table.address ? [{ table: table.table, address: table.address }] : [],
);

/** Offers each part of the table to copy, erasure and retention. */
@Injectable()
export class PersonalParts implements OnModuleInit {
  constructor(
    private readonly hooks: PersonalDataHooks,
    private readonly storage: FileStorage,
    private readonly clock: Clock,
    private readonly sealed: SealedValues,
  ) {}

  onModuleInit(): void {
    const services = { storage: this.storage, clock: this.clock, sealed: this.sealed };
    for (const name of new Set(TABLES.map(({ part }) => part))) {
      this.hooks.register(partOf(name, services));
    }
  }
}

function partOf(name: string, services: Services): PersonalDataPart {
  const tables = TABLES.filter(({ part }) => part === name);
  return {
    name,
    read: (manager, subject) => readPart(tables, { manager, subject }, services),
    erase: async (manager, subject) => {
      for (const table of tables) {
        if ('withheld' in table) await eraseRows(table, manager, subject, services.storage);
        await table.erase?.(manager, subject, services);
      }
    },
  };
}

async function readPart(
  tables: readonly (ToldTable | ReadTable)[],
  reading: Reading,
  services: Services,
): Promise<HeldData> {
  const [first] = tables;
  if (first && 'read' in first) return { data: await first.read(reading, services) };
  const all = tables.filter((table) => 'withheld' in table);
  const whole = all.find(({ as }) => as === undefined);
  if (whole) return readWhole(whole, all, reading);
  const data: Record<string, unknown> = {};
  for (const table of all) {
    const rows = await find(table, reading);
    if (rows === null) return { data: null };
    data[table.as ?? ''] = await tellAll(table, rows, reading);
  }
  return { data };
}

async function readWhole(table: ToldTable, all: readonly ToldTable[], reading: Reading): Promise<HeldData> {
  const rows = (await find(table, reading)) ?? [];
  const data = await tellAll(table, rows, reading);
  const key = table.key ?? 'id';
  for (const { as, by, ...nested } of all) {
    if (as === undefined || by === undefined) continue;
    const found = await reading.manager.find<ObjectLiteral>(nested.table, {
      where: {
        ...nested.where,
        [by]: In(rows.map((row): unknown => row[key])),
      } as FindOptionsWhere<ObjectLiteral>,
      relations: nested.relations ?? {},
      order: nested.order ?? {},
    });
    for (const [place, row] of rows.entries()) {
      const own = found.filter((one) => one[by] === row[key]);
      Object.assign(data[place] ?? {}, { [as]: await tellAll(nested, own, reading) });
    }
  }
  return { data: table.single ? (data[0] ?? null) : data, files: filesOf(table, rows) };
}

/** Null: the part is about an account or a record that the person has not. */
async function find(table: ToldTable, { manager, subject }: Reading): Promise<ObjectLiteral[] | null> {
  const where = table.address
    ? whereAddress(table.address, await provenEmail(manager, subject))
    : whereOf(table, subject);
  if (where === null) return null;
  return manager.find<ObjectLiteral>(table.table, {
    where: [where].flat().map((one) => ({ ...one, ...table.where })),
    relations: table.relations ?? {},
    order: table.order ?? {},
  });
}

type Where = FindOptionsWhere<ObjectLiteral>;

function whereOf({ of }: Pick<ToldTable, 'of'>, subject: DataSubject): Where | Where[] | null {
  if (typeof of === 'function') return of(subject);
  if (of === undefined) return null;
  const id = of === 'user_id' ? subject.userId : subject.candidateId;
  return id === null ? null : { [String(of)]: id };
}

const whereAddress = (address: string, email: string | null): Where | null =>
  // A condition needs a column of every such table to stand at; what it says is the table's own.
  email === null ? null : { id: Raw(() => `${address} = :email`, { email }) };

async function tellAll(
  { copied = [], renamed = {}, made = {} }: Omit<ToldTable, 'as' | 'by'>,
  rows: readonly ObjectLiteral[],
  reading: Reading,
): Promise<Record<string, unknown>[]> {
  const told: Record<string, unknown>[] = [];
  for (const row of rows) {
    const values: Record<string, unknown> = {};
    for (const column of copied) values[column] = row[column];
    for (const [column, name] of Object.entries(renamed)) values[name] = row[column];
    for (const [name, make] of Object.entries(made)) values[name] = await make(row as never, reading);
    told.push(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plain(value)])));
  }
  return told;
}

const plain = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);

const filesOf = ({ files }: ToldTable, rows: readonly ObjectLiteral[]) =>
  rows.flatMap((row, place) => files?.(row as never, rows.length - place) ?? []);

/** A foreign key removes the rows with the person; their files are released, and kept rows emptied. */
async function eraseRows(
  table: ToldTable,
  manager: EntityManager,
  subject: DataSubject,
  storage: FileStorage,
): Promise<void> {
  if (table.files) {
    const rows = (await find(table, { manager, subject })) ?? [];
    for (const { archivoId } of filesOf(table, rows)) await storage.release(manager, archivoId);
  }
  const where = table.emptied && whereOf(table, subject);
  if (where) {
    for (const one of [where].flat())
      await manager.update<ObjectLiteral>(table.table, one, table.emptied ?? {});
  }
}
