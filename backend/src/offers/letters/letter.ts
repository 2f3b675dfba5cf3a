import {
  AGREEMENT_LABEL,
  numberFormat,
  OFFER_CONTRACT_LABEL,
  type OfferLetterText,
  parseMessage,
  payOf,
  plainDayFormat,
  PLUS_UNIT_LABEL,
  say,
  type SiteLanguage,
} from '@hiring/contract';
import { Inject, Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { ConfigService } from '../../config/config.service.js';
import { readWrittenWith } from '../../mail/emails/written-with.js';
import { fillEmailText } from '../../mail/templates/render.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import { inLanguage } from '../../platform/http/language/language.js';
import type { Offer, OfferContent } from '../offer.entity.js';
import { offerName } from '../offer.rules.js';

const longDay = plainDayFormat({ dateStyle: 'long' });
const euros = numberFormat({ style: 'currency', currency: 'EUR', useGrouping: 'always' });
const hours = numberFormat({ maximumFractionDigits: 2 });
const sayDay = (day: string): string => longDay(new Date(`${day}T00:00:00Z`));

/** What a letter is about. */
export interface Offered {
  contenido: OfferContent;
  /** First name of the person. */
  nombre: string;
  idioma: SiteLanguage;
}

/** One that is sent: to whom, and with which number. */
export interface Sent extends Offered, Pick<Offer, 'numero' | 'revision'> {
  apellidos: string;
}

/** What a PDF of it says besides. */
interface Printed {
  /** "OF-2026-0042 v2". */
  nombreOferta: string;
  persona: string;
  day: Date;
}

/** Writes letters: the words of the template of the contract, and what is offered as a table. */
@Injectable()
export class OfferLetters {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'appUrl'>,
    private readonly config: ConfigService,
  ) {}

  /** What is kept of an offer from when it is sent. @throws {DomainError} as `draw` */
  async freeze(
    manager: EntityManager,
    sent: Sent,
    day: Date,
  ): Promise<Pick<Offer, 'idioma' | 'carta' | 'pdf' | 'huella'>> {
    const { idioma, nombre, apellidos } = sent;
    const carta = await this.write(manager, sent);
    const persona = `${nombre} ${apellidos}`.trim();
    const pdf = await this.draw(carta, idioma, { nombreOferta: offerName(sent), persona, day });
    return { idioma, carta, pdf, huella: createHash('sha256').update(pdf).digest('hex') };
  }

  async write(manager: EntityManager, { contenido, nombre, idioma }: Offered): Promise<OfferLetterText> {
    const { puesto, centro, fecha_incorporacion, tipo_contrato } = contenido;
    const plantilla = `carta_${tipo_contrato}` as const;
    const { text, settings } = await readWrittenWith(manager, { plantilla, idioma });
    const surroundings = { company: settings.company_info, appUrl: this.environment.appUrl };
    return inLanguage(idioma, () => {
      const datos = { nombre, puesto, centro, inicio: sayDay(fecha_incorporacion) };
      const { asunto, cuerpo } = fillEmailText(plantilla, datos, surroundings, text);
      const { titulo, partes } = parseMessage(cuerpo);
      return {
        titulo: titulo ?? asunto,
        parrafos: partes.flatMap((part) =>
          part.tipo === 'parrafo'
            ? [part.texto]
            : part.tipo === 'lista'
              ? [part.puntos.map((item) => `• ${item}`).join('\n')]
              : [],
        ),
        datos: factsOf(contenido),
        condiciones: conditionsOf(contenido),
      };
    });
  }

  /** The PDF of a letter. @throws {DomainError} `cv_unprintable`: a character that no font of ours has. */
  async draw(
    carta: OfferLetterText,
    idioma: SiteLanguage,
    { nombreOferta, persona, day }: Printed,
  ): Promise<Buffer> {
    const { company_info: company } = await this.config.get();
    // The fonts and the writer of PDF are large: loaded with the first one.
    const { drawCv } = await import('../../candidates/files/written-cv/written-cv-layout.js');
    return inLanguage(idioma, () =>
      drawCv({
        name: carta.titulo,
        title: carta.titulo,
        author: company.name,
        lang: idioma,
        day,
        looksFor: [],
        contact: [company.name, nombreOferta, persona],
        sections: [
          { title: say('Carta'), text: carta.parrafos.join('\n\n') },
          {
            title: say('Qué te ofrecemos'),
            text: carta.datos.map(({ etiqueta, valor }) => `${etiqueta}: ${valor}`).join('\n'),
          },
          { title: say('Condiciones'), text: carta.condiciones.map((line) => `• ${line}`).join('\n') },
        ],
      }),
    );
  }
}

const fact = (etiqueta: string, valor: string) => ({ etiqueta, valor });
const eurosOf = (cents: number): string => euros(cents / 100);

/** The pay as year, payment and hour, in the words of a letter. */
export function payFactsOf(contenido: OfferContent): OfferLetterText['datos'] {
  const { ano, mes, hora } = payOf(contenido);
  const { pagas } = contenido;
  return [
    fact(say('Salario bruto anual'), say('{importe} en {pagas} pagas', { importe: eurosOf(ano), pagas })),
    fact(
      say('Cada paga'),
      // So many of them are some cents more or less than the year, which is what is agreed.
      mes * pagas === ano ? eurosOf(mes) : say('{importe}, redondeado al céntimo', { importe: eurosOf(mes) }),
    ),
    fact(say('Por hora'), eurosOf(hora)),
  ];
}

/** Until when it can be answered is not among them: it may become later, and the letter does not change. */
export function factsOf(contenido: OfferContent): OfferLetterText['datos'] {
  const { pluses, jornada_horas, prueba_dias, tipo_contrato, dietas } = contenido;
  return [
    fact(say('Puesto'), contenido.puesto),
    fact(say('Centro de trabajo'), contenido.centro),
    fact(say('Tipo de contrato'), OFFER_CONTRACT_LABEL[tipo_contrato]),
    // Names of the law stay as they are published.
    fact(say('Convenio'), AGREEMENT_LABEL[contenido.convenio]),
    fact(say('Grupo profesional'), contenido.grupo),
    fact(
      say('Jornada'),
      jornada_horas === 1
        ? say('1 hora a la semana')
        : say('{horas} horas a la semana', { horas: hours(jornada_horas) }),
    ),
    fact(say('Turno'), contenido.turno),
    ...payFactsOf(contenido),
    ...pluses.map(({ concepto, importe, por }) => ({
      etiqueta: concepto,
      valor: `${eurosOf(importe)} ${PLUS_UNIT_LABEL[por]}`,
    })),
    ...(dietas ? [fact(say('Dietas'), dietas)] : []),
    fact(say('Fecha de incorporación'), sayDay(contenido.fecha_incorporacion)),
    fact(
      say('Periodo de prueba'),
      prueba_dias === 0
        ? say('Sin periodo de prueba')
        : prueba_dias === 1
          ? say('1 día')
          : say('{dias} días', { dias: prueba_dias }),
    ),
  ];
}

export function conditionsOf({ cap_vigente, reconocimiento, condiciones }: OfferContent): string[] {
  return [
    ...(cap_vigente ? [say('El CAP está en vigor el día de la incorporación.')] : []),
    ...(reconocimiento ? [say('El reconocimiento médico te declara apto para el puesto.')] : []),
    ...(condiciones ? condiciones.split('\n').filter((line) => line.trim() !== '') : []),
  ];
}
