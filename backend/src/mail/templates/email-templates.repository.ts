import { type EditableTemplate, isEditable, type Plantilla, type SiteLanguage } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import { db } from '../../platform/database/sql/db.js';
import { EmailTemplateVersion } from './email-template.entity.js';

/** HR's texts of templates. Every read uses the caller's connection. */
@Injectable()
export class EmailTemplatesRepository {
  /** Null: HR has never changed it, or may not. */
  async current(
    manager: EntityManager,
    plantilla: Plantilla,
    idioma: SiteLanguage,
  ): Promise<EmailTemplateVersion | null> {
    if (!isEditable(plantilla)) return null;
    return manager.findOne(EmailTemplateVersion, {
      where: { plantilla, idioma },
      order: { version: 'DESC' },
    });
  }

  /** The newest version of each changed template: one primary-key lookup each. */
  currentOfAll(manager: EntityManager, plantillas: readonly EditableTemplate[], idioma: SiteLanguage) {
    return db(manager)
      .selectFrom(
        sql<{ plantilla: EditableTemplate }>`unnest(${plantillas}::text[])`.as<'t'>(sql`t (plantilla)`),
      )
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('plantillas_correo as p')
            .whereRef('p.plantilla', '=', 't.plantilla')
            .where('p.idioma', '=', idioma)
            .select(['p.version', 'p.asunto', 'p.created_at'])
            .orderBy('p.version', 'desc')
            .limit(1)
            .as('v'),
        (join) => join.onTrue(),
      )
      .select(['t.plantilla', 'v.version', 'v.asunto', 'v.created_at'])
      .execute();
  }

  findVersion(
    manager: EntityManager,
    plantilla: EditableTemplate,
    idioma: SiteLanguage,
    version: number,
  ): Promise<EmailTemplateVersion | null> {
    return manager.findOneBy(EmailTemplateVersion, { plantilla, idioma, version });
  }

  /** Newest first. */
  listVersions(
    manager: EntityManager,
    plantilla: EditableTemplate,
    idioma: SiteLanguage,
    limit: number,
  ): Promise<EmailTemplateVersion[]> {
    return manager.find(EmailTemplateVersion, {
      where: { plantilla, idioma },
      relations: { autor: true },
      order: { version: 'DESC' },
      take: limit,
    });
  }

  /** Of two concurrent versions the primary key refuses the second (`template_stale`). */
  async add(
    manager: EntityManager,
    version: Pick<
      EmailTemplateVersion,
      'plantilla' | 'idioma' | 'version' | 'asunto' | 'cuerpo' | 'autor_id' | 'restaurada_de'
    >,
  ): Promise<void> {
    await manager.insert(EmailTemplateVersion, version);
  }
}
