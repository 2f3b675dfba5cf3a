import { CHANNEL_LABEL } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

/** What people call the channels that applications come by. */
@Injectable()
export class ChannelNames {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Names by code. A tracking link has its own; one that is gone reads as its code. */
  async namer(codes: readonly string[]): Promise<(code: string) => string> {
    const links = codes.filter((code) => !(code in CHANNEL_LABEL));
    const rows =
      links.length === 0
        ? []
        : await this.dataSource.query<{ codigo: string; nombre: string }[]>(
            'SELECT codigo, nombre FROM enlaces_vacante WHERE codigo = ANY($1)',
            [links],
          );
    const names = new Map(rows.map(({ codigo, nombre }) => [codigo, nombre]));
    return (code) => CHANNEL_LABEL[code] ?? names.get(code) ?? code;
  }
}
