import { type EditableTemplate, isEditable, type Plantilla } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MessageTemplateVersion } from './message-template.entity.js';

/** Templates in HR's words. Every read goes through the caller's connection. */
@Injectable()
export class MessageTemplatesRepository {
  /** Null: HR has never changed it, or may not. */
  async current(manager: EntityManager, plantilla: Plantilla): Promise<MessageTemplateVersion | null> {
    if (!isEditable(plantilla)) return null;
    return manager.findOne(MessageTemplateVersion, {
      where: { plantilla },
      order: { version: 'DESC' },
    });
  }

  /** The newest version of each template that has one: one step of the primary key's index a template. */
  async currentOfAll(
    manager: EntityManager,
    plantillas: readonly EditableTemplate[],
  ): Promise<Pick<MessageTemplateVersion, 'plantilla' | 'version' | 'asunto' | 'created_at'>[]> {
    return manager.query(
      `SELECT t.plantilla, v.version, v.asunto, v.created_at FROM unnest($1::text[]) AS t (plantilla)
       CROSS JOIN LATERAL (
         SELECT version, asunto, created_at FROM plantillas_correo p WHERE p.plantilla = t.plantilla
         ORDER BY version DESC LIMIT 1) v`,
      [plantillas],
    );
  }

  findVersion(
    manager: EntityManager,
    plantilla: EditableTemplate,
    version: number,
  ): Promise<MessageTemplateVersion | null> {
    return manager.findOneBy(MessageTemplateVersion, { plantilla, version });
  }

  /** Newest first. */
  listVersions(
    manager: EntityManager,
    plantilla: EditableTemplate,
    limit: number,
  ): Promise<MessageTemplateVersion[]> {
    return manager.find(MessageTemplateVersion, {
      where: { plantilla },
      relations: { autor: true },
      order: { version: 'DESC' },
      take: limit,
    });
  }

  /** Two at once: the primary key lets one in, and the other is told (`template_stale`). */
  async add(
    manager: EntityManager,
    version: Pick<
      MessageTemplateVersion,
      'plantilla' | 'version' | 'asunto' | 'cuerpo' | 'autor_id' | 'restaurada_de'
    >,
  ): Promise<void> {
    await manager.insert(MessageTemplateVersion, version);
  }
}
