import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { InjectDataSource } from '@nestjs/typeorm';
import { sql } from 'kysely';
import type { DataSource, QueryRunner } from 'typeorm';
import { db } from '../platform/database/sql/db.js';
import type { CustomField } from './custom-field.entity.js';
import { listFields, TABLE } from './custom-fields.service.js';
import { rulesOf } from './kinds.js';

const EVERY_MS = 60_000;
/** Of the session that makes indexes: one process at a time. */
const LOCK = 'campos:indices';

/** The indexes of a field by their names, which come from its id, so that they are found whatever becomes of it. */
export function indexesOf(field: CustomField): [string, string][] {
  const { filter } = rulesOf(field.tipo);
  const by = filter.by('campos', field);
  const id = field.id.replaceAll('-', '');
  return [
    ...(filter.sort || !filter.gin ? [[`campo_${id}_ix`, `btree ((${by}), id)`] as [string, string]] : []),
    ...(filter.gin ? [[`campo_${id}_gin`, `gin ((${by}) ${filter.gin})`] as [string, string]] : []),
  ];
}

/**
 * Makes the indexes of fields that lists filter by, and drops those of fields that they do not any more. Writers go on
 * meanwhile, which takes a statement outside of a transaction: one that was interrupted leaves an index that is not valid
 * and that the next run replaces.
 */
@Injectable()
export class IndexFields {
  private readonly logger = new Logger('fields');

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  @Interval(EVERY_MS)
  async run(): Promise<void> {
    const runner = this.dataSource.createQueryRunner();
    try {
      const { mine } = await db(runner.manager)
        .selectNoFrom(sql<boolean>`pg_try_advisory_lock(hashtextextended(${LOCK}, 0))`.as('mine'))
        .executeTakeFirstOrThrow();
      if (!mine) return;
      try {
        // Of a large table an index takes longer than a request may.
        await runner.query(`SET statement_timeout = 0; SET lock_timeout = 0`);
        await this.arrange(runner);
      } finally {
        await runner.query(`RESET statement_timeout; RESET lock_timeout`);
        await runner.query(`SELECT pg_advisory_unlock(hashtextextended($1, 0))`, [LOCK]);
      }
    } finally {
      await runner.release();
    }
  }

  private async arrange(runner: QueryRunner): Promise<void> {
    const fields = await listFields(runner.manager);
    const listed = fields.filter(({ en_listas, archivado_at }) => en_listas && archivado_at === null);
    const wanted = new Map(
      listed.flatMap((field) =>
        indexesOf(field).map(([name, by]) => [name, `${TABLE[field.entidad]} USING ${by}`]),
      ),
    );
    const there = await db(runner.manager)
      .selectFrom(
        sql<{ name: string; valid: boolean }>`(select c.relname::text as name, i.indisvalid as valid
          from pg_index i join pg_class c on c.oid = i.indexrelid
          where c.relnamespace = 'public'::regnamespace and c.relname ~ '^campo_[0-9a-f]{32}_(ix|gin)$')`.as(
          'i',
        ),
      )
      .selectAll()
      .execute();
    for (const { name, valid } of there) {
      if (valid && wanted.delete(name)) continue;
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
      this.logger.log(`dropped the index ${name}`);
    }
    for (const [name, on] of wanted) {
      await runner.query(`CREATE INDEX CONCURRENTLY ${name} ON ${on}`);
      this.logger.log(`made the index ${name}`);
    }
  }
}
