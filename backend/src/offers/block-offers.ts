import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { sql } from 'kysely';
import { type DataSource, type EntityManager, LessThan } from 'typeorm';
import { db } from '../platform/database/sql/db.js';
import type { DataSubject, Reading } from '../platform/personal-data/personal-data-hooks.js';
import { Round } from '../platform/schedule/rounds.js';
import { Clock } from '../platform/values/clock.js';
import { madridDay } from '../platform/values/madrid-day.js';
import { BlockedOffer } from './blocked-offer.entity.js';
import { offerName } from './offer.rules.js';

const DAY_MS = 86_400_000;
/** Removes blocked offers when their years are over. */
@Injectable()
export class BlockOffers {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Round(DAY_MS)
  async run(): Promise<void> {
    await this.dataSource.manager.delete(BlockedOffer, { hasta: LessThan(madridDay(this.clock.now())) });
  }
}

/**
 * Signed offers of somebody who is erased are set apart for the years of the configuration from their signature, four or
 * more (LISOS, art. 21); the others go.
 */
export async function blockOffers(manager: EntityManager, { candidateId }: DataSubject): Promise<void> {
  if (!candidateId) return;
  const ofPerson = db(manager)
    .selectFrom('ofertas as o')
    .innerJoin('aplicaciones_vacantes as a', 'a.id', 'o.aplicacion_id')
    .where('a.candidato_id', '=', candidateId);
  // Messages to staff name the person.
  const notices = db(manager)
    .deleteFrom('correos')
    .where('plantilla', 'in', ['oferta_aviso', 'aprobacion_pedida'])
    .returning('id');
  const cause = sql<string>`split_part(causa, ':', 2)`;
  let gone = await notices.where(cause, 'in', ofPerson.select(sql<string>`o.id::text`.as('id'))).execute();
  // Those that were sent again by hand name the message that they repeat.
  while (gone.length > 0) {
    const ids = gone.map(({ id }) => id);
    gone = await notices.where('causa', 'like', 'reenvio:%').where(cause, 'in', ids).execute();
  }
  const rows = await ofPerson
    .where('o.estado', '=', 'aceptada')
    .select(['o.id', 'o.numero', 'o.revision', 'o.aceptada_at', 'o.pdf', 'o.firmado', 'o.firma'])
    .execute();
  const { ofertas_anios } = await db(manager)
    .selectFrom('privacidad_config')
    .select('ofertas_anios')
    .executeTakeFirstOrThrow();
  for (const { id, aceptada_at, pdf, firmado, firma, ...row } of rows) {
    const documento = firmado ?? pdf;
    if (!aceptada_at || !documento || !firma) throw new Error(`offer ${id} is signed and has no document`);
    const until = new Date(aceptada_at);
    until.setFullYear(until.getFullYear() + ofertas_anios);
    await manager.upsert(
      BlockedOffer,
      { id, numero: offerName(row), aceptada_at, documento, firma, hasta: madridDay(until) },
      ['id'],
    );
  }
}

/** What a copy of a person's data tells of their offers: those that were sent. */
export async function toldOffers({ manager, subject: { candidateId } }: Reading): Promise<unknown> {
  if (!candidateId) return [];
  const rows = await db(manager)
    .selectFrom('ofertas as o')
    .innerJoin('aplicaciones_vacantes as a', 'a.id', 'o.aplicacion_id')
    .where('a.candidato_id', '=', candidateId)
    .where('o.enviada_at', 'is not', null)
    .orderBy('o.created_at')
    .select([
      'o.numero',
      'o.revision',
      'o.estado',
      'o.contenido',
      'o.carta',
      'o.huella',
      'o.firma',
      'o.rechazo',
    ])
    .select(['o.motivo', 'o.enviada_at', 'o.vista_at', 'o.aceptada_at', 'o.terminada_at', 'o.caduca_el'])
    .execute();
  return rows.map(({ numero, revision, ...row }) => ({ oferta: offerName({ numero, revision }), ...row }));
}
