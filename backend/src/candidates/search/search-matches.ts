import type { CoincidenciaLugar } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { DataSource } from 'typeorm';
import { db } from '../../platform/database/sql/db.js';
import { isAmong } from '../../platform/database/sql/scalars.js';
import type { CompiledSearch } from './candidate-search.js';
import { bestMatch, MARK, type Match } from './search-match.rules.js';

const OPTIONS = sql.lit(
  `MaxFragments=1, MinWords=6, MaxWords=16, StartSel=${MARK.start}, StopSel=${MARK.stop}`,
);

const TEXT_OF: Record<CoincidenciaLugar, RawBuilder<string>> = {
  habilidades: sql`array_to_string(c.habilidades, ', ')`,
  ciudad: sql`c.ciudad`,
  carta: sql`c.carta_presentacion`,
  experiencia: sql`c.experiencia`,
  educacion: sql`c.educacion`,
  cv: sql`t.texto`,
};
const PLACES = Object.keys(TEXT_OF) as CoincidenciaLugar[];

/** What a row of the list shows by itself. */
const SHOWN = sql`concat_ws(' ', c.nombre, c.apellidos, c.email, replace(c.posicion, '_', ' '))`;

/** Says where the words of a search stand, for the rows of a page that do not show them themselves. */
@Injectable()
export class SearchMatches {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** By id of the candidate; those whose name, e-mail or position has all the words are left out. */
  async of(ids: readonly string[], { todo, alguno }: CompiledSearch): Promise<Map<string, Match>> {
    if (ids.length === 0 || alguno === '') return new Map();
    const rows = await db(this.dataSource)
      .selectFrom('candidates as c')
      .leftJoin('cv_textos as t', 't.archivo_id', 'c.cv_archivo_id')
      .where((eb) => isAmong(eb.ref('c.id'), ids))
      .where(
        sql<SqlBool>`not (to_tsvector('es_sin_acentos', ${SHOWN}) || to_tsvector('simple_sin_acentos', ${SHOWN})) @@ ${todo}::tsquery`,
      )
      .select('c.id')
      .select(
        PLACES.map((place) =>
          sql<
            string | null
          >`ts_headline('es_sin_acentos', ${TEXT_OF[place]}, ${alguno}::tsquery, ${OPTIONS})`.as(place),
        ),
      )
      .execute();
    return new Map(
      rows.flatMap(({ id, ...headlines }) => {
        const match = bestMatch(headlines);
        return match ? [[id, match] as const] : [];
      }),
    );
  }
}
