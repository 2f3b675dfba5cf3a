import { type OtherLanguage, type SiteLanguage, SOURCE_LANGUAGE } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, In, type Repository } from 'typeorm';
import { VacancyTranslations } from './vacancy-translations.entity.js';

@Injectable()
export class VacancyTranslationsRepository {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @InjectRepository(VacancyTranslations)
    private readonly vacancyTranslations: Repository<VacancyTranslations>,
  ) {}

  find(
    vacante_id: string,
    idioma: OtherLanguage,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<VacancyTranslations | null> {
    return manager.findOneBy(VacancyTranslations, { vacante_id, idioma });
  }

  /** By vacancy: those that have words in the language. Spanish is in the vacancies themselves. */
  async findAll(vacancyIds: string[], idioma: SiteLanguage): Promise<Map<string, VacancyTranslations>> {
    if (idioma === SOURCE_LANGUAGE || vacancyIds.length === 0) return new Map();
    const found = await this.vacancyTranslations.findBy({
      vacante_id: In(vacancyIds),
      idioma,
    });
    return new Map(found.map((words) => [words.vacante_id, words]));
  }

  /** Gives a copy of a vacancy its words. */
  async copy(manager: EntityManager, from: string, to: string): Promise<void> {
    const words = await manager.findBy(VacancyTranslations, { vacante_id: from });
    await manager.insert(
      VacancyTranslations,
      words.map((one) => ({ ...one, vacante_id: to })),
    );
  }
}
