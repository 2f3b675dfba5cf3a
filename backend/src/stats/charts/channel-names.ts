import { CHANNEL_LABEL } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { db } from '../../platform/database/sql/db.js';
import { isAnyOf } from '../../platform/database/sql/scalars.js';

/** Display names of application channels. */
@Injectable()
export class ChannelNames {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Display names by code: a tracking link's own name, or its code when the link is deleted. */
  async namer(codes: readonly string[]): Promise<(code: string) => string> {
    const links = codes.filter((code) => !(code in CHANNEL_LABEL));
    if (links.length === 0) return (code) => CHANNEL_LABEL[code] ?? code;
    const rows = await db(this.dataSource)
      .selectFrom('enlaces_vacante')
      .where((eb) => isAnyOf(eb.ref('codigo'), links))
      .select(['codigo', 'nombre'])
      .execute();
    const names = new Map(rows.map(({ codigo, nombre }) => [codigo, nombre]));
    return (code) => CHANNEL_LABEL[code] ?? names.get(code) ?? code;
  }
}
