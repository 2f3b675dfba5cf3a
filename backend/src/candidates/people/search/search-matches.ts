import type { CoincidenciaLugar } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { DataSource } from 'typeorm';
import { db } from '../../../platform/database/sql/db.js';
import { isAnyOf } from '../../../platform/database/sql/scalars.js';
import type { CompiledSearch } from './candidate-search.js';
import { bestMatch, type Match, wordsToStem } from './search-match.rules.js';
import { stemsOf } from './stems.js';

const TEXT_OF: Record<CoincidenciaLugar, RawBuilder<string | null>> = {
  habilidades: sql`array_to_string(c.habilidades, ', ')`,
  ciudad: sql`c.ciudad`,
  carta: sql`c.carta_presentacion`,
  experiencia: sql`c.experiencia`,
  educacion: sql`c.educacion`,
  cv: sql`t.texto`,
};
const PLACES = Object.keys(TEXT_OF) as CoincidenciaLugar[];

/** What a row of the list shows by itself. */
const TEXT_OF_ROW = sql`(search_vector(concat_ws(' ', c.nombre, c.apellidos, c.email, replace(c.posicion, '_', ' ')), true)
  || array_to_tsvector(array[plain_text(c.email)]))`;

/** Says where the words of a search stand, for the rows of a page that do not show them themselves. */
@Injectable()
export class SearchMatches {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** By id of the candidate; those whose name, e-mail or position has all the words are left out. */
  async of(ids: readonly string[], { todo, marks }: CompiledSearch): Promise<Map<string, Match>> {
    if (ids.length === 0 || marks.length === 0) return new Map();
    const rows = await db(this.dataSource)
      .selectFrom('candidates as c')
      .leftJoin('cv_textos as t', 't.archivo_id', 'c.cv_archivo_id')
      .where((eb) => isAnyOf(eb.ref('c.id'), ids))
      .where(sql<SqlBool>`not ${TEXT_OF_ROW} @@ ${todo}::tsquery`)
      .select('c.id')
      .select(PLACES.map((place) => TEXT_OF[place].as(place)))
      .execute();
    if (rows.length === 0) return new Map();
    const texts = rows.map(({ id: _, ...places }) => places);
    const { stems } = await db(this.dataSource)
      .selectNoFrom(stemsOf(wordsToStem(texts, marks)).as('stems'))
      .executeTakeFirstOrThrow();
    const stemOf = new Map(Object.entries(stems));
    return new Map(
      rows.flatMap(({ id, ...places }) => {
        const match = bestMatch(places, marks, stemOf);
        return match ? [[id, match] as const] : [];
      }),
    );
  }
}
