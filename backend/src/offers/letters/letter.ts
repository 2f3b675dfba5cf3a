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
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ConfigService } from '../../config/config.service.js';
import { MailService } from '../../mail/emails/mail.service.js';
import { inLanguage } from '../../platform/http/language/language.js';
import type { OfferContent } from '../offer.entity.js';

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
    private readonly mail: MailService,
    private readonly config: ConfigService,
  ) {}

  async write(manager: EntityManager, { contenido, nombre, idioma }: Offered): Promise<OfferLetterText> {
    const { puesto, centro, fecha_incorporacion, tipo_contrato } = contenido;
    const { asunto, cuerpo } = await this.mail.filledText(manager, {
      plantilla: `carta_${tipo_contrato}`,
      datos: () => ({ nombre, puesto, centro, inicio: sayDay(fecha_incorporacion) }),
      idioma,
    });
    const { titulo, partes } = parseMessage(cuerpo);
    return inLanguage(idioma, () => ({
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
    }));
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
        ...{ name: carta.titulo, title: carta.titulo, author: company.name, lang: idioma, day },
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
    fact(say('Cada paga'), eurosOf(mes)),
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
    fact(say('Jornada'), say('{horas} horas a la semana', { horas: hours(jornada_horas) })),
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
      prueba_dias === 0 ? say('Sin periodo de prueba') : say('{dias} días', { dias: prueba_dias }),
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
