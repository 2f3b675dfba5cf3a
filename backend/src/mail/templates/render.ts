import {
  type EditableTemplate,
  ESTADOS,
  isEditable,
  LANGUAGE,
  languagePrefix,
  pathIn,
  type Plantilla,
  PORTAL_MESSAGE,
  say,
  SOURCE_LANGUAGE,
  toSay,
} from '@hiring/contract';
import { languageNow } from '../../platform/http/language/language.js';
import Handlebars from 'handlebars';
import type { CompanyInfoRecord } from '../../config/system-config.entity.js';
import { LINK_PLACEHOLDER } from '../emails/one-time-link.js';
import { kindNow } from './email-kinds.js';
import { HTML_LAYOUT, TEXT_LAYOUT } from './layout.js';
import { fillText, type KnownNames, type EmailText } from './email-text.rules.js';
import { renderOwnText } from './own-text.js';
import type { EditableKind, ListedItem, EmailTemplate } from './template.js';
import {
  builtInText,
  knownNames,
  type TemplateVariable,
  variableValues,
  variablesOf,
} from './template-variables.js';

export interface RenderedEmail {
  asunto: string;
  html: string;
  texto: string;
}

interface Surroundings {
  company: CompanyInfoRecord;
  /** Base URL of the product, without a trailing slash. */
  appUrl: string;
}

type Values = Record<string, string>;
type Renderer = (values: Values) => string;
/** Texts of a template, compiled for HTML or plain text. */
type Compiled = (template: EmailTemplate, values: Values, own: OwnWords | null, lista: object[]) => object;

/** HR's text instead of the template's. */
interface OwnWords {
  kind: EditableKind;
  text: EmailText;
}

const MAX_SUBJECT = 180;
const NO_BLOCKS = { ficha: null, cita: null, boton: null };

const htmlLayout = Handlebars.compile(HTML_LAYOUT);
const textLayout = Handlebars.compile(TEXT_LAYOUT, { noEscape: true });
const inHtml = bodyOf(false);
const inText = bodyOf(true);

/** What HR may use in the text of this template. */
export function describeTemplate(plantilla: EditableTemplate): {
  text: EmailText;
  variables: TemplateVariable[];
  names: KnownNames;
  /** Names for a manual message, which has no place for extra text. */
  namesByHand: KnownNames;
} {
  const kind = kindNow(plantilla);
  return {
    text: builtInText(kind),
    variables: variablesOf(kind),
    names: knownNames(kind),
    namesByHand: knownNames(kind, { byHand: true }),
  };
}

/**
 * Renders subject and bodies, with HR's text when given. Account messages contain LINK_PLACEHOLDER.
 * @throws {Error} when a required value is missing: a bug of the caller.
 */
export function renderEmail(
  plantilla: Plantilla,
  datos: Record<string, string | undefined>,
  { company, appUrl }: Surroundings,
  lista: readonly ListedItem[] = [],
  text: EmailText | null = null,
): RenderedEmail {
  const template = kindNow(plantilla);
  const given = cleaned(datos);
  for (const key of template.needs) {
    if (!given[key]) throw new Error(`the message ${plantilla} needs ${key}`);
  }
  const values = valuesOf(plantilla, given, company, appUrl);
  const footer = {
    empresa: company.name,
    idioma: languageNow(),
    sentido: LANGUAGE[languageNow()].direction,
    saludo:
      template.voz === 'interno'
        ? null
        : given.nombre
          ? say('Hola, {nombre}:', { nombre: given.nombre })
          : say('Hola:'),
    despedida: say('Un saludo,'),
    firma: say('El equipo de {empresa}', { empresa: company.name }),
    sinBoton: say('Si el botón no funciona, copia esta dirección en tu navegador:'),
    ...questions(company, template.voz === 'empresa' ? company.email : company.email_rrhh),
    razonSocial: company.legal_name,
    direccion: `${company.address}, ${company.postal_code} ${company.city}`,
  };
  const items = lista.map(({ titulo, detalle, destino }) => ({
    titulo: oneLine(clean(titulo)),
    detalle: oneLine(clean(detalle)),
    destino: clean(destino),
  }));
  const own = text && isEditable(plantilla) ? { kind: kindNow(plantilla), text } : null;
  const subject = own && renderOwnText(own.text, own.kind, values, NO_BLOCKS, false).asunto;
  return {
    asunto: oneLine(subject || plain(template.asunto)(values)),
    html: htmlLayout({ ...footer, ...inHtml(template, values, own, items) }),
    texto: textLayout({ ...footer, ...inText(template, values, own, items) }).replace(/\n{3,}/g, '\n\n'),
  };
}

const QUESTIONS = toSay(
  '¿Alguna duda? Responde a este mensaje o escribe a {contacto}, o llama al {telefono} ({horario}).',
);
/** The company writes its hours in Spanish. */
const QUESTIONS_WITHOUT_HOURS = toSay(
  '¿Alguna duda? Responde a este mensaje o escribe a {contacto}, o llama al {telefono}.',
);

function questions({ phone, hours }: CompanyInfoRecord, contacto: string) {
  const values = { contacto, telefono: phone, horario: hours.charAt(0).toLowerCase() + hours.slice(1) };
  const [mailbox, telefono, horario] = Object.values(values).map(Handlebars.escapeExpression);
  const text = languageNow() === SOURCE_LANGUAGE ? QUESTIONS : QUESTIONS_WITHOUT_HOURS;
  const link = `<a href="mailto:${mailbox}" style="color:#56627a">${mailbox}</a>`;
  return {
    duda: say(text, values),
    dudaHtml: say(text, { contacto: link, telefono: telefono ?? '', horario: horario ?? '' }),
  };
}

/**
 * The text with the person's values, for HR to edit: blocks stay, except the quotation, which is inserted, or
 * dropped when empty.
 */
export function fillEmailText(
  plantilla: EditableTemplate,
  datos: Record<string, string | undefined>,
  { company, appUrl }: Surroundings,
  text: EmailText | null,
): EmailText {
  const { asunto, cuerpo } = text ?? describeTemplate(plantilla).text;
  const values = valuesOf(plantilla, cleaned(datos), company, appUrl);
  const plainly = (value: string) => value.replaceAll('{', '(').replaceAll('}', ')');
  const names = Object.fromEntries(
    Object.entries(variableValues(kindNow(plantilla), values)).map(([name, value]) => [name, plainly(value)]),
  );
  return {
    asunto: oneLine(fillText(asunto, names)),
    cuerpo: fillText(cuerpo, { ...names, mensaje: plainly(values.mensaje ?? '') })
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  };
}

function cleaned(datos: Record<string, string | undefined>): Values {
  return Object.fromEntries(Object.entries(datos).map(([key, value]) => [key, clean(value ?? '')]));
}

function valuesOf(plantilla: Plantilla, given: Values, company: CompanyInfoRecord, appUrl: string): Values {
  const estado = kindNow(plantilla).estado ?? ESTADOS.find((known) => known === given.estado);
  if (given.estado && !estado) throw new Error(`${given.estado} is no estado`);
  return {
    ...given,
    frase: estado ? PORTAL_MESSAGE[estado] : '',
    empresa: company.name,
    portal: appUrl + pathIn(languageNow(), '/portal-candidato'),
    sitio: appUrl + languagePrefix(languageNow()),
    enlace: LINK_PLACEHOLDER,
  };
}

/** Removes control characters except line breaks; user text must not imitate the link's placeholder. */
function clean(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replaceAll('{{', '{ {')
    .trim();
}

function oneLine(text: string): string {
  // Keeps non-breaking spaces between a number and its unit.
  const line = text.replace(/[^\S\u00a0]+/g, ' ').trim();
  // A cut may go through a character.
  return line.length > MAX_SUBJECT ? `${line.slice(0, MAX_SUBJECT - 1).toWellFormed()}…` : line;
}

const plain = compileOnce(true);

function compileOnce(noEscape: boolean): (source: string) => Renderer {
  const compiled = new Map<string, Renderer>();
  return (source) => {
    let render = compiled.get(source);
    if (!render) {
      render = Handlebars.compile<Values>(source, { noEscape });
      compiled.set(source, render);
    }
    return render;
  };
}

function bodyOf(noEscape: boolean): Compiled {
  const compile = compileOnce(noEscape);
  return (template, values, own, lista) => {
    const render = (source: string) => compile(source)(values);
    // Optional paragraphs are dropped when empty.
    const paragraphs = (sources: readonly string[]) =>
      sources.map((source) => ({ parrafo: render(source) })).filter(({ parrafo }) => parrafo !== '');
    const quoted = template.cita && plain(template.cita.texto)(values);
    const facts = template.ficha
      ?.map(([etiqueta, valor]) => ({ etiqueta, valor: render(valor) }))
      .filter(({ valor }) => valor !== '');
    const ficha = facts && { ficha: facts };
    const cita = quoted
      ? { cita: { presentacion: render(template.cita?.presentacion ?? ''), lineas: quoted.split('\n') } }
      : null;
    const button = template.boton && {
      texto: render(template.boton.texto),
      destino: plain(template.boton.destino)(values),
    };
    const boton = button ? { boton: button } : null;
    const words = own
      ? renderOwnText(own.text, own.kind, values, { ficha: ficha ?? null, cita, boton }, !noEscape)
      : {
          asunto: plain(template.asunto)(values),
          avance: plain(template.avance)(values),
          titulo: plain(template.titulo)(values),
          bloques: [
            ...paragraphs(template.parrafos),
            ...[ficha, cita, { lista }, boton].filter(Boolean),
            ...paragraphs(template.cierre),
          ],
        };
    return {
      ...words,
      // The URL is repeated at the end for mail programs without buttons.
      boton: words.bloques.some((block) => block === boton) ? button : null,
      motivo: render(template.motivo),
      pie: template.pie && {
        texto: render(template.pie.texto),
        destino: plain(template.pie.destino)(values),
      },
    };
  };
}
