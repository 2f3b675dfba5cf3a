import { Injectable } from '@nestjs/common';
import { type DataSource, type EntityManager, In, type SelectQueryBuilder } from 'typeorm';
import { InjectDataSource } from '@nestjs/typeorm';
import { searchWords } from '../platform/http/search-words.js';
import { Vacancy } from './vacancy.entity.js';

export interface VacancyFilter {
  q?: string | undefined;
  departamento?: string | undefined;
  ubicacion?: string | undefined;
  tipo_contrato?: string | undefined;
  jornada?: string | undefined;
  estado?: string | undefined;
  destacada?: string | undefined;
}

interface Window {
  offset: number;
  limit: number;
}

@Injectable()
export class VacanciesRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  findById(id: string, manager: EntityManager = this.dataSource.manager): Promise<Vacancy | null> {
    return manager.findOneBy(Vacancy, { id });
  }

  listByIds(ids: string[]): Promise<Vacancy[]> {
    return this.dataSource.manager.findBy(Vacancy, { id: In(ids) });
  }

  /** Active and visible: featured first, then newest. */
  async listPublic(filter: VacancyFilter, window: Window): Promise<[Vacancy[], number]> {
    const query = this.filtered(filter).andWhere(`v.estado = 'activa' AND v.visible_publicamente`);
    return this.page(query.orderBy('v.destacada', 'DESC').addOrderBy('v.fecha_publicacion', 'DESC'), window);
  }

  /** Every vacancy, newest first. */
  async listAll(filter: VacancyFilter, window: Window): Promise<[Vacancy[], number]> {
    return this.page(this.filtered(filter).orderBy('v.fecha_publicacion', 'DESC'), window);
  }

  /** Open vacancies like this one: the same department first. */
  listSimilar(departamento: string | null, exceptId: string | null, limit: number): Promise<Vacancy[]> {
    return this.dataSource.manager
      .createQueryBuilder(Vacancy, 'v')
      .where(`v.estado = 'activa' AND v.visible_publicamente`)
      .andWhere('v.id IS DISTINCT FROM :exceptId', { exceptId })
      .orderBy('(v.departamento = :departamento)::int', 'DESC')
      .addOrderBy('v.destacada', 'DESC')
      .addOrderBy('v.fecha_publicacion', 'DESC')
      .setParameter('departamento', departamento ?? '')
      .limit(limit)
      .getMany();
  }

  /** Applications received by each of these vacancies, from the counters. */
  async countApplications(ids: string[]): Promise<Map<string, number>> {
    const rows = await this.dataSource.query<{ id: string; total: string }[]>(
      `SELECT k1 AS id, sum(value) AS total FROM counters
       WHERE name = 'vacancy_applications' AND k1 = ANY($1) GROUP BY k1`,
      [ids],
    );
    return new Map(rows.map(({ id, total }) => [id, Number(total)]));
  }

  private filtered(filter: VacancyFilter): SelectQueryBuilder<Vacancy> {
    const query = this.dataSource.manager.createQueryBuilder(Vacancy, 'v');
    for (const field of ['departamento', 'tipo_contrato', 'jornada', 'estado'] as const) {
      if (filter[field]) query.andWhere(`v.${field} = :${field}`, { [field]: filter[field] });
    }
    if (filter.destacada)
      query.andWhere('v.destacada = :destacada', { destacada: filter.destacada === 'true' });
    searchWords(filter.ubicacion ?? '').forEach((word, i) => {
      query.andWhere(`search_text(v.ubicacion) LIKE :place${i}`, { [`place${i}`]: `%${word}%` });
    });
    searchWords(filter.q ?? '').forEach((word, i) => {
      query.andWhere(
        `search_text(v.titulo, v.descripcion, replace(v.posicion, '_', ' '), array_to_string(v.tags, ' ')) LIKE :word${i}`,
        { [`word${i}`]: `%${word}%` },
      );
    });
    return query;
  }

  /** A company has tens of vacancies, not millions: counting them is cheap. */
  private page(query: SelectQueryBuilder<Vacancy>, { offset, limit }: Window): Promise<[Vacancy[], number]> {
    return query.addOrderBy('v.id', 'DESC').offset(offset).limit(limit).getManyAndCount();
  }
}
