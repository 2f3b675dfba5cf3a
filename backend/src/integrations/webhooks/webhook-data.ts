import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  type DataSubject,
  type HeldData,
  PersonalDataHooks,
} from '../../platform/personal-data/personal-data-hooks.js';

interface ToldRow {
  tipo: string;
  created_at: Date;
  destinos: string[];
}

/** What other programs were told about a person (GDPR art. 15.1 c). A foreign key removes it with the record. */
@Injectable()
export class WebhookData implements OnModuleInit {
  constructor(private readonly personalData: PersonalDataHooks) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'avisos_a_otros_programas',
      read: (manager, subject) => this.read(manager, subject),
    });
  }

  private async read(manager: EntityManager, { candidateId, userId }: DataSubject): Promise<HeldData> {
    const rows = await manager.query<ToldRow[]>(
      `SELECT v.tipo, v.created_at,
         array_agg(DISTINCT coalesce(nullif(w.descripcion, ''), substring(w.url FROM '^https?://([^/:?]+)'))) AS destinos
       FROM webhook_eventos v JOIN webhook_entregas e ON e.evento_id = v.id JOIN webhooks w ON w.id = e.webhook_id
       WHERE v.candidato_id IN (SELECT id FROM candidates WHERE id = $1 UNION ALL SELECT id FROM candidates WHERE $1 IS NULL AND user_id = $2)
         AND e.intentos > 0
       GROUP BY v.id ORDER BY v.created_at`,
      [candidateId, userId],
    );
    return {
      data: rows.map(({ tipo, created_at, destinos }) => ({
        evento: tipo,
        fecha: created_at.toISOString(),
        destinos,
      })),
    };
  }
}
