import {
  bandOf,
  FAR_AHEAD,
  isFarAhead,
  OFFER_LIMITS,
  type OfferBand,
  WRITABLE_OFFERS,
} from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { type DataSource, type EntityManager } from 'typeorm';
import { ApplicationProcess } from '../candidates/applications/application-process.js';
import type { ApplicationColumns } from '../candidates/applications/moves/lock-application.js';
import { hasPictures } from '../candidates/files/written-cv/printable.js';
import { type DepartmentResponse, hasPosition } from '../departments/department.dto.js';
import { DepartmentsService } from '../departments/departments.service.js';
import type { Actor } from '../platform/auth/actor.js';
import { db } from '../platform/database/sql/db.js';
import { inRequestTransaction } from '../platform/database/transactions/transaction.js';
import { DomainError, invalid } from '../platform/errors/domain-error.js';
import { Clock } from '../platform/values/clock.js';
import { madridDay } from '../platform/values/madrid-day.js';
import { Vacancy } from '../vacancies/vacancy.entity.js';
import { assertIn, lockWhole } from './lock-whole.js';
import type { OfferCreate, OfferDetails, OfferUpdate } from './offer.dto.js';
import { OfferChanges } from './offer-changes.js';
import { Offer, type OfferContent } from './offer.entity.js';
import { changedParts, expiryOf, isTooLong, publishedBand } from './offer.rules.js';

/** Prepares an offer and writes what it offers, until it is sent. Of two writes at once the second is refused. */
@Injectable()
export class WriteOffer {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly process: ApplicationProcess,
    private readonly departments: DepartmentsService,
    private readonly changes: OfferChanges,
    private readonly clock: Clock,
  ) {}

  /**
   * A new one, or the next version of the application's last one; its id.
   * @throws {DomainError} `application_not_found`, `offer_application_closed`, `offer_exists`, `validation_failed`.
   */
  async create({ aplicacion_id, ...details }: OfferCreate, actor: Actor): Promise<string> {
    const { content, caduca_el } = await this.check(details);
    return inRequestTransaction(this.dataSource, async (manager) => {
      const { application } = await this.process.lock(manager, aplicacion_id);
      assertMayGet(application);
      const last = await manager.findOne(Offer, { where: { aplicacion_id }, order: { revision: 'DESC' } });
      // Signed, and the hiring stands.
      if (last?.estado === 'aceptada' && application.estado === 'contratada')
        throw new DomainError('offer_exists');
      const now = this.clock.now();
      const { identifiers } = await manager.insert(Offer, {
        aplicacion_id,
        caduca_el,
        contenido: content,
        creada_por: actor.userId,
        numero: last?.numero ?? (await nextNumber(manager, now)),
        revision: (last?.revision ?? 0) + 1,
        banda: await bandNow(manager, application, content),
        created_at: now,
        updated_at: now,
      });
      const id = identifiers[0]?.id as string;
      await this.changes.record(manager, id, actor.userId, ['created', 'Oferta preparada']);
      return id;
    });
  }

  /**
   * Writes it. A change of what was approved, or waits for it, makes it a draft again; its expiry does not.
   * @throws {DomainError} `offer_not_found`, `offer_stale`, `offer_wrong_state`, `validation_failed`.
   */
  async update(id: string, { version, ...details }: OfferUpdate, actor: Actor): Promise<void> {
    const { content, caduca_el } = await this.check(details);
    return inRequestTransaction(this.dataSource, async (manager) => {
      const { row, locked } = await lockWhole(manager, this.process, id);
      const same = isDeepStrictEqual(content, row.contenido);
      if (same && caduca_el === row.caduca_el) return;
      assertIn(row, version, WRITABLE_OFFERS);
      const parts = changedParts(row.contenido, content);
      await this.changes.write(manager, row, {
        contenido: content,
        caduca_el,
        banda: await bandNow(manager, locked.application, content),
        ...(same ? {} : { estado: 'borrador' }),
      });
      const what = same ? 'caducidad' : parts.join(', ');
      await this.changes.record(manager, id, actor.userId, ['updated', `Oferta cambiada: ${what}`]);
    });
  }

  private async check({
    caduca_el,
    ...given
  }: OfferDetails): Promise<{ content: OfferContent; caduca_el: string }> {
    const now = this.clock.now();
    const errors: Record<string, string[]> = {};
    const { departamento, posicion, fecha_incorporacion } = given;
    const isIt = ({ codigo }: DepartmentResponse) => codigo === departamento;
    const found = (await this.departments.listWhole()).filter(isIt);
    const offered = (await this.departments.list()).filter(isIt);
    if (found.length === 0) errors.departamento = ['Elige el departamento'];
    // Also a position of before, and any words where forms offer none.
    else if (![...found, ...offered].some((one) => hasPosition(one, posicion)))
      errors.posicion = ['Elige la posición'];
    if (isFarAhead(fecha_incorporacion, now)) errors.fecha_incorporacion = [FAR_AHEAD];
    if (fecha_incorporacion < madridDay(now)) errors.fecha_incorporacion = ['Esta fecha ya ha pasado'];
    if (expiryOf(caduca_el) <= now) errors.caduca_el = ['Esta fecha ya ha pasado'];
    else if (isTooLong(caduca_el, now)) {
      errors.caduca_el = [`Como mucho dentro de ${OFFER_LIMITS.maxValidDays} días`];
    }
    if (!errors.caduca_el && !errors.fecha_incorporacion && caduca_el > fecha_incorporacion) {
      errors.caduca_el = ['Caduca después del primer día'];
    }
    // What is approved and shown is what the document says.
    const texts = {
      ...given,
      ...Object.fromEntries(given.pluses.map((plus, n) => [`pluses.${n}.concepto`, plus.concepto])),
    };
    for (const [field, text] of Object.entries(texts)) {
      if (typeof text === 'string' && hasPictures(text))
        errors[field] = ['Quita los emojis: la carta no los muestra'];
    }
    if (Object.keys(errors).length > 0) throw invalid(errors);
    // Plain objects in one order: what is stored is compared with what is written next.
    const pluses = given.pluses.map(({ concepto, importe, por }) => ({ concepto, importe, por }));
    const { dietas, condiciones } = given;
    const words = { dietas: dietas ?? '', condiciones: condiciones ?? '' };
    return { content: { ...given, ...words, pluses }, caduca_el };
  }
}

/** Where the pay lies in the band that the vacancy publishes now. */
export async function bandNow(
  manager: EntityManager,
  { vacante_id }: Pick<ApplicationColumns, 'vacante_id'>,
  content: OfferContent,
): Promise<OfferBand> {
  const vacancy = vacante_id ? await manager.findOneBy(Vacancy, { id: vacante_id }) : null;
  return bandOf(content, publishedBand(vacancy));
}

/** @throws {DomainError} `offer_application_closed`. */
export function assertMayGet({ estado, retirada_at }: ApplicationColumns): void {
  if (estado === 'rechazada' || retirada_at !== null) throw new DomainError('offer_application_closed');
}

/** "OF-2026-0042": numbers of a year follow each other; two that are made at once wait for each other. */
async function nextNumber(manager: EntityManager, now: Date): Promise<string> {
  const prefix = `OF-${madridDay(now).slice(0, 4)}-`;
  await manager.query(`SELECT pg_advisory_xact_lock(hashtext($1))`, [prefix]);
  // Of erased people too: the number of a signed offer is never another one's.
  const { last } = await db(manager)
    .selectFrom(
      db(manager)
        .selectFrom('ofertas')
        .select('numero')
        .unionAll(db(manager).selectFrom('ofertas_bloqueadas').select('numero'))
        .as('all'),
    )
    .where('numero', 'like', `${prefix}%`)
    .select(sql<number | null>`max(substring(numero from 9 for 4)::integer)`.as('last'))
    .executeTakeFirstOrThrow();
  return `${prefix}${String((last ?? 0) + 1).padStart(4, '0')}`;
}
