import { DECLINE_REASON_LABEL, OFFER_BAND_LABEL, OFFER_ESTADO_LABEL } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { LogsService } from '../logs/logs.service.js';
import type { Actor } from '../platform/auth/actor.js';
import { type Cell, csvOf } from '../platform/http/csv/csv.js';
import { madridDay } from '../platform/values/madrid-day.js';
import type { OfferResponse } from './offer.dto.js';
import type { OfferQuery } from './offer-list.js';
import { OffersService } from './offers.service.js';

const BATCH = 500;

const day = (instant: string | null): Cell => (instant ? { day: madridDay(new Date(instant)) } : null);
const text = (value: string | null): Cell => (value ? { text: value } : null);

const COLUMNS: readonly { title: string; cell: (offer: OfferResponse) => Cell }[] = [
  { title: 'Oferta', cell: ({ nombre }) => text(nombre) },
  { title: 'Persona', cell: ({ candidato_nombre }) => text(candidato_nombre) },
  { title: 'Puesto', cell: ({ puesto }) => text(puesto) },
  { title: 'Departamento', cell: ({ departamento }) => text(departamento) },
  { title: 'Estado', cell: ({ estado }) => text(OFFER_ESTADO_LABEL[estado]) },
  { title: 'Salario bruto anual', cell: ({ salario_anual }) => ({ number: salario_anual / 100 }) },
  { title: 'Banda', cell: ({ banda }) => text(OFFER_BAND_LABEL[banda]) },
  { title: 'Espera a', cell: ({ espera_a }) => text(espera_a) },
  { title: 'Caduca', cell: ({ caduca_el }) => ({ day: caduca_el }) },
  { title: 'Preparada', cell: ({ created_at }) => day(created_at) },
  { title: 'Enviada', cell: ({ enviada_at }) => day(enviada_at) },
  { title: 'Aceptada', cell: ({ aceptada_at }) => day(aceptada_at) },
  { title: 'Terminada', cell: ({ terminada_at }) => day(terminada_at) },
  { title: 'Motivo del rechazo', cell: ({ rechazo }) => text(rechazo && DECLINE_REASON_LABEL[rechazo]) },
];

/** All offers that the filter of the list shows, for a spreadsheet. It is written in the log: it has pay and names. */
@Injectable()
export class OffersExport {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly offers: OffersService,
    private readonly logs: LogsService,
  ) {}

  async open(query: OfferQuery, actor: Actor): Promise<Readable> {
    await this.logs.record(this.dataSource.manager, {
      ...{ actorId: actor.userId, action: 'offer.exported', details: 'Ofertas exportadas' },
      ...{ level: 'warning', entity: 'offers' },
    });
    return Readable.from(csvOf(COLUMNS, this.batches(query, actor)));
  }

  private async *batches(query: OfferQuery, actor: Actor): AsyncGenerator<OfferResponse[]> {
    let after: OfferQuery['after'] = null;
    do {
      const page = await this.offers.list({ ...query, offset: 0, limit: BATCH, after }, actor);
      yield page.items;
      after = page.next ?? null;
    } while (after);
  }
}
