import type { CoincidenciaLugar } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { CompiledSearch } from './candidate-search.js';
import { bestMatch, MARK, type Match } from './search-match.rules.js';

const OPTIONS = `'MaxFragments=1, MinWords=6, MaxWords=16, StartSel=${MARK.start}, StopSel=${MARK.stop}'`;

const TEXT_OF: Record<CoincidenciaLugar, string> = {
  habilidades: `array_to_string(c.habilidades, ', ')`,
  ciudad: 'c.ciudad',
  carta: 'c.carta_presentacion',
  experiencia: 'c.experiencia',
  educacion: 'c.educacion',
  cv: 't.texto',
};

const HEADLINES = Object.entries(TEXT_OF)
  .map(([place, text]) => `ts_headline('es_sin_acentos', ${text}, $2::tsquery, ${OPTIONS}) AS ${place}`)
  .join(', ');

/** Says where the words of a search stand, for the rows of a page that do not show them themselves. */
@Injectable()
export class SearchMatches {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** By id of the candidate; those whose name, e-mail or position has all the words are left out. */
  async of(ids: readonly string[], { todo, alguno }: CompiledSearch): Promise<Map<string, Match>> {
    if (ids.length === 0 || alguno === '') return new Map();
    const rows = await this.dataSource.query<({ id: string } & Record<CoincidenciaLugar, string | null>)[]>(
      `SELECT c.id, ${HEADLINES}
       FROM candidates c LEFT JOIN cv_textos t ON t.archivo_id = c.cv_archivo_id,
            LATERAL (SELECT concat_ws(' ', c.nombre, c.apellidos, c.email, replace(c.posicion, '_', ' ')) AS text) shown
       WHERE c.id = ANY($1)
         AND NOT (to_tsvector('es_sin_acentos', shown.text) || to_tsvector('simple_sin_acentos', shown.text)) @@ $3::tsquery`,
      [ids, alguno, todo],
    );
    return new Map(
      rows.flatMap(({ id, ...headlines }) => {
        const match = bestMatch(headlines);
        return match ? [[id, match] as const] : [];
      }),
    );
  }
}
