import {
  ANSWERABLE_OFFERS,
  DECLINE_REASONS,
  DECLINE_REASON_LABEL,
  normalLine,
  type OfferCodeWay,
  OFFER_LIMITS,
  type OfferSignature,
  plainDayFormat,
  say,
  toSay,
} from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isIdentityCard } from 'class-validator';
import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { ApplicationProcess } from '../../candidates/applications/application-process.js';
import {
  MoveApplication,
  sentenceOfInterviews,
} from '../../candidates/applications/moves/move-application.js';
import { countInterviewsAhead } from '../../candidates/applications/projection/next-interview.js';
import type { EmailText } from '../../mail/emails/mail.service.js';
import { ChangeOnboarding } from '../../onboarding/change-onboarding.js';
import { printable } from '../../candidates/files/written-cv/printable.js';
import { inTransaction, joining } from '../../platform/database/transactions/transaction.js';
import { db } from '../../platform/database/sql/db.js';
import { DomainError, type FieldErrors, invalid } from '../../platform/errors/domain-error.js';
import { inLanguage } from '../../platform/http/language/language.js';
import { Clock } from '../../platform/values/clock.js';
import { typedCode } from '../../platform/values/typed-code.js';
import { lockWhole } from '../lock-whole.js';
import { OfferChanges } from '../offer-changes.js';
import { OfferMessages } from '../offer-messages.js';
import { type OfferRow } from '../offer-rows.js';
import { Offer, type OfferEvidence } from '../offer.entity.js';
import { expiryOf } from '../offer.rules.js';
import { OfferLinks } from './offer-links.js';
import { isStillTheirs } from './code-place.js';
import { SendSmsCode } from './send-sms-code.js';

const MINUTE_MS = 60_000;
const longDay = plainDayFormat({ weekday: 'long', day: 'numeric', month: 'long' });
const { code: CODE, nombre: NAME } = OFFER_LIMITS;

/** Who signs, as they type it. */
export type Signer = Omit<OfferSignature, 'codigo'>;

/** From where somebody signs. */
export interface SignedFrom {
  ip: string;
  navegador: string;
}

/** What the person does with an offer: opens it, asks for a code, signs, or declines. */
@Injectable()
export class SignOffer {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly process: ApplicationProcess,
    private readonly moves: MoveApplication,
    private readonly onboardings: ChangeOnboarding,
    private readonly links: OfferLinks,
    private readonly smsCodes: SendSmsCode,
    private readonly messages: OfferMessages,
    private readonly changes: OfferChanges,
    private readonly clock: Clock,
  ) {}

  /** The person says that they have opened it. A second time changes nothing. @throws {DomainError} as `answerable` */
  open(id: string): Promise<void> {
    return inTransaction(this.dataSource, async (manager) => {
      const row = await this.answerable(manager, id);
      if (row.estado === 'vista') return;
      await this.changes.write(manager, row, { estado: 'vista', vista_at: this.clock.now() });
      await this.changes.record(manager, row.id, row.user_id, ['opened', 'Oferta abierta por la persona']);
    });
  }

  /**
   * Sends a new code to whoever has filled in the rest; the one before stops being valid.
   * @throws {DomainError} as `answerable`; `validation_failed`, `offer_code_early`, `offer_code_many`, `offer_code_no_sms`.
   */
  async sendCode(id: string, signer: Signer, by: OfferCodeWay): Promise<void> {
    await check(signer);
    return inTransaction(this.dataSource, async (manager) => {
      const row = await this.answerable(manager, id);
      const now = this.clock.now();
      if (row.codigo_at && now.getTime() - row.codigo_at.getTime() < MINUTE_MS) {
        throw new DomainError('offer_code_early');
      }
      if (row.codigos >= CODE.sends) throw new DomainError('offer_code_many');
      const codigo = randomUUID();
      const sms = by === 'sms';
      const place = sms
        ? { codigo_correo: null, codigo_movil: await this.smsCodes.order(manager, row, codigo) }
        : { codigo_correo: row.email, codigo_movil: null };
      await manager.update(Offer, id, {
        codigo,
        codigo_at: now,
        codigo_intentos: 0,
        codigos: row.codigos + 1,
        updated_at: now,
        ...place,
      });
      if (!sms) await this.messages.code(manager, row, now);
    });
  }

  /**
   * Signs and moves the application to contratada, in one transaction. Of two at once the second finds it answered.
   * @throws {DomainError} as `answerable`; `validation_failed`, `offer_code_missing`, `offer_code_expired`,
   * `offer_code_wrong`.
   */
  async sign(id: string, form: OfferSignature, from: SignedFrom): Promise<void> {
    const { nombre, documento } = await check(form);
    const tried = await this.take(id);
    if (!this.links.isCode(form.codigo.trim(), id, tried.codigo)) {
      const left = CODE.tries - tried.intentos;
      throw left > 0 ? new DomainError('offer_code_wrong', { left }) : new DomainError('offer_code_expired');
    }
    await inTransaction(this.dataSource, async (manager) => {
      const row = await this.answerable(manager, id);
      // Another code was asked for meanwhile, or it went to a mailbox or a mobile that is not the person's any more.
      if (row.codigo !== tried.codigo || !isStillTheirs(row)) throw new DomainError('offer_code_expired');
      const firma: OfferEvidence = {
        nombre,
        documento,
        ...from,
        correo: row.email,
        intentos: tried.intentos,
        ...(row.codigo_movil ? { movil: row.codigo_movil } : {}),
        codigo_at: (row.codigo_at ?? this.clock.now()).toISOString(),
      };
      await this.accept(manager, row, firma);
    });
  }

  /** @throws {DomainError} as `answerable`; `validation_failed`. */
  decline(id: string, { rechazo, motivo }: { rechazo: string; motivo: string }): Promise<void> {
    const reason = DECLINE_REASONS.find((known) => known === rechazo);
    const text = motivo.trim();
    if (!reason) throw invalid({ rechazo: [toSay('Elige un motivo')] });
    if (text.length > OFFER_LIMITS.motivo) {
      throw invalid({ motivo: [`No puede superar los ${OFFER_LIMITS.motivo} caracteres`] });
    }
    return inTransaction(this.dataSource, async (manager) => {
      const row = await this.answerable(manager, id);
      await this.changes.write(manager, row, {
        estado: 'rechazada',
        terminada_at: this.clock.now(),
        rechazo: reason,
        motivo: text || null,
      });
      await this.messages.answered(manager, row, {
        cause: 'rechazada',
        resumen: `Rechazada: la oferta ${this.messages.nameOf(row)}`,
        detalle: `Motivo: ${DECLINE_REASON_LABEL[reason]}. La candidatura sigue donde estaba: decide tú el siguiente paso.`,
        ...(text ? { mensaje: text } : {}),
      });
      await this.changes.record(manager, row.id, row.user_id, [
        'declined',
        'Oferta rechazada por la persona',
      ]);
    });
  }

  /**
   * One of the five tries of a code, counted before the code is compared and kept whatever follows, so that none is free.
   * @throws {DomainError} `offer_code_missing`, `offer_code_expired`.
   */
  private async take(id: string): Promise<{ codigo: string; intentos: number }> {
    const since = new Date(this.clock.now().getTime() - CODE.minutes * MINUTE_MS);
    const taken = await db(this.dataSource)
      .updateTable('ofertas')
      .set((eb) => ({ codigo_intentos: eb('codigo_intentos', '+', 1) }))
      .where('id', '=', id)
      .where('estado', 'in', [...ANSWERABLE_OFFERS])
      .where('codigo', 'is not', null)
      .where('codigo_at', '>', since)
      .where('codigo_intentos', '<', CODE.tries)
      .returning(['codigo', 'codigo_intentos'])
      .executeTakeFirst();
    if (taken?.codigo) return { codigo: taken.codigo, intentos: taken.codigo_intentos };
    const row = await inTransaction(this.dataSource, (manager) => this.answerable(manager, id));
    throw new DomainError(row.codigo ? 'offer_code_expired' : 'offer_code_missing');
  }

  private async accept(manager: EntityManager, row: OfferRow, firma: OfferEvidence): Promise<void> {
    await this.changes.write(manager, row, {
      estado: 'aceptada',
      aceptada_at: this.clock.now(),
      firma,
      codigo: null,
      vista_at: row.vista_at ?? this.clock.now(),
    });
    const application = await this.process.lock(manager, row.aplicacion_id);
    const ahead = await countInterviewsAhead(manager, application.application, this.clock.now());
    await joining(manager, () =>
      this.moves.execute(
        {
          applicationId: row.aplicacion_id,
          to: 'contratada',
          version: application.application.version,
          mensaje_candidato: null,
          motivo_rechazo_id: null,
          acordada: true,
          texto_propio: hiredText(row),
        },
        { userId: null },
      ),
    );
    await this.onboardings.setFirstDay(
      manager,
      { aplicacion_id: row.aplicacion_id, primer_dia: row.contenido.fecha_incorporacion },
      { userId: null },
    );
    await this.messages.answered(manager, row, {
      cause: 'aceptada',
      resumen: `Firmada: la oferta ${this.messages.nameOf(row)}`,
      // As after a move by hand: interviews ahead stay, and human resources are told of them.
      detalle: `La candidatura ha pasado a contratada y se ha abierto su incorporación.${sentenceOfInterviews('contratada', ahead, true)}`,
    });
    await this.changes.record(manager, row.id, row.user_id, [
      'accepted',
      'Oferta aceptada y firmada con código',
    ]);
  }

  /**
   * The offer, with its application, locked.
   * @throws {DomainError} `offer_gone`, `offer_expired`, `offer_withdrawn`, `offer_answered`.
   */
  private async answerable(manager: EntityManager, id: string): Promise<OfferRow> {
    const { row } = await lockWhole(manager, this.process, id);
    switch (row.estado) {
      case 'retirada':
        throw new DomainError('offer_withdrawn');
      case 'caducada':
        throw new DomainError('offer_expired');
      case 'aceptada':
      case 'rechazada':
        throw new DomainError('offer_answered');
      case 'borrador':
      case 'en_aprobacion':
      case 'aprobada':
        throw new DomainError('offer_gone');
      case 'enviada':
      case 'vista':
        // The round that ends it may come up to a minute later.
        if (expiryOf(row.caduca_el) <= this.clock.now()) throw new DomainError('offer_expired');
        return row;
    }
  }
}

/** The usual message says that the first day is still to be agreed: here it is. */
const hiredText = ({ contenido, idioma }: OfferRow): EmailText =>
  inLanguage(idioma ?? 'es', () => {
    const { puesto, fecha_incorporacion } = contenido;
    const dia = longDay(new Date(`${fecha_incorporacion}T00:00:00Z`));
    return {
      asunto: say('Enhorabuena: el puesto de {puesto} es tuyo', { puesto }),
      cuerpo: [
        say('Has aceptado la oferta y el puesto es tuyo: {puesto}.', { puesto }),
        say('Empiezas el {dia}. En tu portal tienes lo que hay que preparar antes.', { dia }),
        '{boton}',
      ].join('\n\n'),
    };
  });

/** Whether the evidence page can show it: a name that it cannot would hold up the seal. */
async function isPrintable(name: string): Promise<boolean> {
  const { facesFor } = await import('../../candidates/files/written-cv/cv-faces.js');
  return printable(name) === name && (await facesFor(name)).missing.length === 0;
}

/** What was typed, in its plain form. @throws {DomainError} `validation_failed`. */
async function check({ nombre, documento, acepto }: Signer): Promise<{ nombre: string; documento: string }> {
  const errors: FieldErrors = {};
  const name = normalLine(nombre);
  const plain = typedCode(documento);
  if (name.length < NAME.min) errors.nombre = [toSay('Escribe tu nombre y apellidos')];
  else if (name.length > NAME.max) errors.nombre = [toSay('El nombre es demasiado largo')];
  else if (!(await isPrintable(name))) {
    errors.nombre = [toSay('Escribe tu nombre con letras latinas, como en tu DNI o NIE')];
  }
  if (plain === '') errors.documento = [toSay('Escribe tu DNI o NIE')];
  else if (!isIdentityCard(plain, 'ES')) {
    errors.documento = [toSay('Este DNI o NIE no es correcto: revisa las cifras y la letra')];
  }
  if (!acepto) errors.acepto = [toSay('Marca la casilla para firmar')];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { nombre: name, documento: plain };
}
