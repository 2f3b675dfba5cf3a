import {
  type EditableTemplate,
  type Estado,
  ESTADOS,
  type Plantilla,
  PORTAL_MESSAGE,
} from '@hiring/contract';
import Handlebars from 'handlebars';
import type { CompanyInfoRecord } from '../../config/system-config.entity.js';
import { LINK_PLACEHOLDER } from '../messages/one-time-link.js';
import { invitacion, restablecer, verificacion } from './kinds/account-templates.js';
import { acceso, cambio_email, cambio_email_aviso } from './kinds/account-security-templates.js';
import {
  codigos_renovados,
  dos_pasos_activado,
  dos_pasos_desactivado,
} from './kinds/two-factor-templates.js';
import { alerta_confirmar, alerta_ofertas } from './kinds/alert-templates.js';
import {
  borrado_confirmar,
  borrado_rrhh,
  conservacion_aviso,
  cuenta_borrada,
  derechos_prorroga,
  derechos_respuesta,
} from './kinds/privacy-templates.js';
import { contacto_empresa, contacto_recibo } from './kinds/contact-templates.js';
import {
  cita_elegida,
  cita_ofrecida,
  cita_reservada,
  confirmacion_entrevista,
  entrevista_cancelada,
  entrevista_modificada,
  entrevista_peticion,
  entrevista_recordatorio,
  entrevista_recordatorio_2h,
  evaluacion_pedida,
} from './kinds/interview-templates.js';
import {
  builtInText,
  isEditable,
  knownNames,
  type TemplateVariable,
  variableValues,
  variablesOf,
} from './kinds/editable-templates.js';
import { HTML_LAYOUT, TEXT_LAYOUT } from './layout.js';
import { documento_rechazado, documento_solicitado } from './kinds/document-templates.js';
import { invitacion_vacante } from './kinds/talent-templates.js';
import { cambio_seguridad, clave_api_caduca, webhook_desactivado } from './kinds/integration-templates.js';
import { candidatura_retirada, vacante_cerrada } from './kinds/staff-templates.js';
import {
  cambio_estado,
  candidatura_recibida,
  contacto,
  contratacion,
  rechazo,
} from './kinds/process-templates.js';
import { fillText, type KnownNames, type MessageText } from './message-text.rules.js';
import { renderOwnText } from './own-text.js';
import { hilo_candidato, hilo_rrhh } from './kinds/thread-templates.js';
import type { ListedItem, MessageTemplate } from './template.js';

export interface RenderedMessage {
  asunto: string;
  html: string;
  texto: string;
}

interface Surroundings {
  company: CompanyInfoRecord;
  /** Origin of the product, without a trailing slash. */
  appUrl: string;
}

type Values = Record<string, string>;
type Renderer = (values: Values) => string;
/** Each text of a template, compiled for one of the two bodies. */
type Compiled = (template: MessageTemplate, values: Values, own: OwnWords | null, lista: object[]) => object;

/** HR's own words instead of the template's. */
interface OwnWords {
  plantilla: EditableTemplate;
  text: MessageText;
}

const TEMPLATES: Record<Plantilla, MessageTemplate> = {
  verificacion,
  restablecer,
  invitacion,
  acceso,
  cambio_email,
  cambio_email_aviso,
  dos_pasos_activado,
  dos_pasos_desactivado,
  codigos_renovados,
  candidatura_recibida,
  cambio_estado,
  contacto,
  contratacion,
  rechazo,
  contacto_empresa,
  contacto_recibo,
  alerta_confirmar,
  alerta_ofertas,
  confirmacion_entrevista,
  entrevista_modificada,
  entrevista_cancelada,
  entrevista_recordatorio,
  entrevista_recordatorio_2h,
  cita_ofrecida,
  cita_reservada,
  cita_elegida,
  evaluacion_pedida,
  entrevista_peticion,
  documento_solicitado,
  documento_rechazado,
  invitacion_vacante,
  candidatura_retirada,
  hilo_candidato,
  hilo_rrhh,
  borrado_confirmar,
  cuenta_borrada,
  borrado_rrhh,
  conservacion_aviso,
  derechos_prorroga,
  derechos_respuesta,
  vacante_cerrada,
  clave_api_caduca,
  webhook_desactivado,
  cambio_seguridad,
};

const INTERVIEW_WORDS = ['puesto', 'cuando', 'duracion', 'tipo'] as const;

const REQUIRED: Record<Plantilla, readonly string[]> = {
  verificacion: [],
  restablecer: [],
  invitacion: [],
  acceso: [],
  cambio_email: [],
  cambio_email_aviso: [],
  dos_pasos_activado: ['cuando'],
  dos_pasos_desactivado: ['cuando'],
  codigos_renovados: ['cuando'],
  candidatura_recibida: ['puesto'],
  cambio_estado: ['puesto', 'estado'],
  contacto: ['puesto'],
  contratacion: ['puesto'],
  rechazo: ['puesto'],
  contacto_empresa: ['referencia', 'remitente', 'email', 'asunto', 'tipo', 'mensaje'],
  contacto_recibo: ['referencia'],
  alerta_confirmar: [],
  alerta_ofertas: ['resumen', 'avance', 'busqueda', 'listado', 'cierre'],
  confirmacion_entrevista: INTERVIEW_WORDS,
  entrevista_modificada: INTERVIEW_WORDS,
  entrevista_cancelada: INTERVIEW_WORDS,
  entrevista_recordatorio: INTERVIEW_WORDS,
  entrevista_recordatorio_2h: INTERVIEW_WORDS,
  cita_ofrecida: ['puesto', 'duracion', 'con', 'limite'],
  cita_reservada: INTERVIEW_WORDS,
  evaluacion_pedida: ['candidato', 'puesto', 'cuando'],
  cita_elegida: ['candidato', ...INTERVIEW_WORDS],
  entrevista_peticion: ['candidato', 'puesto', 'cuando'],
  documento_solicitado: ['documento'],
  documento_rechazado: ['documento', 'motivo_rechazo'],
  invitacion_vacante: ['puesto', 'lugar', 'oferta'],
  candidatura_retirada: ['candidato', 'puesto', 'ficha'],
  hilo_candidato: ['mensaje'],
  hilo_rrhh: ['remitente', 'mensaje', 'ficha'],
  borrado_confirmar: [],
  cuenta_borrada: [],
  borrado_rrhh: ['candidaturas'],
  conservacion_aviso: ['limite', 'dias'],
  derechos_prorroga: ['recibida', 'tipo', 'limite', 'motivo_prorroga'],
  derechos_respuesta: ['recibida', 'tipo', 'resultado', 'respuesta'],
  vacante_cerrada: ['puesto', 'limite', 'esperan', 'vacante'],
  clave_api_caduca: ['clave', 'limite'],
  webhook_desactivado: ['servidor', 'causa_desactivado'],
  cambio_seguridad: ['cambio', 'autor', 'cuando'],
};

/** The estado whose sentence a template says; `cambio_estado` is told its own. */
const ESTADO_OF: Partial<Record<Plantilla, Estado>> = { contratacion: 'contratada', rechazo: 'rechazada' };

const MAX_SUBJECT = 180;
const NO_BLOCKS = { ficha: null, cita: null, boton: null };

const htmlLayout = Handlebars.compile(HTML_LAYOUT);
const textLayout = Handlebars.compile(TEXT_LAYOUT, { noEscape: true });
const inHtml = bodyOf(false);
const inText = bodyOf(true);

/** What HR needs to know to write a template of its own. */
export function describeTemplate(plantilla: EditableTemplate): {
  text: MessageText;
  variables: TemplateVariable[];
  names: KnownNames;
  /** Of a message written by hand, which has no place for further words. */
  namesByHand: KnownNames;
} {
  const template = TEMPLATES[plantilla];
  return {
    text: builtInText(plantilla, template),
    variables: variablesOf(plantilla, template),
    names: knownNames(plantilla, template),
    namesByHand: knownNames(plantilla, template, { byHand: true }),
  };
}

/**
 * Subject and bodies of a message, in HR's words where they are given. Account messages hold LINK_PLACEHOLDER where the link will be.
 * @throws {Error} when a value that the template needs is missing: a fault of the caller.
 */
export function renderMessage(
  plantilla: Plantilla,
  datos: Record<string, string | undefined>,
  { company, appUrl }: Surroundings,
  lista: readonly ListedItem[] = [],
  text: MessageText | null = null,
): RenderedMessage {
  const template = TEMPLATES[plantilla];
  const given = cleaned(datos);
  for (const key of REQUIRED[plantilla]) {
    if (!given[key]) throw new Error(`the message ${plantilla} needs ${key}`);
  }
  const values = valuesOf(plantilla, given, company, appUrl);
  const footer = {
    empresa: company.name,
    saludo: template.voz === 'interno' ? null : given.nombre ? `Hola, ${given.nombre}:` : 'Hola:',
    contacto: template.voz === 'empresa' ? company.email : company.email_rrhh,
    telefono: company.phone,
    horario: company.hours.charAt(0).toLowerCase() + company.hours.slice(1),
    razonSocial: company.legal_name,
    direccion: `${company.address}, ${company.postal_code} ${company.city}`,
  };
  const items = lista.map(({ titulo, detalle, destino }) => ({
    titulo: oneLine(clean(titulo)),
    detalle: oneLine(clean(detalle)),
    destino: clean(destino),
  }));
  const own = text && isEditable(plantilla) ? { plantilla, text } : null;
  const subject = own && renderOwnText(own.text, own.plantilla, values, NO_BLOCKS, false).asunto;
  return {
    asunto: oneLine(subject || plain(template.asunto)(values)),
    html: htmlLayout({ ...footer, ...inHtml(template, values, own, items) }),
    texto: textLayout({ ...footer, ...inText(template, values, own, items) }).replace(/\n{3,}/g, '\n\n'),
  };
}

/**
 * The words of a message with the person's values, for HR to go on writing: blocks stay, but for the quotation, whose
 * words are put in, or left out when there are none.
 */
export function fillMessageText(
  plantilla: EditableTemplate,
  datos: Record<string, string | undefined>,
  { company, appUrl }: Surroundings,
  text: MessageText | null,
): MessageText {
  const { asunto, cuerpo } = text ?? describeTemplate(plantilla).text;
  const values = valuesOf(plantilla, cleaned(datos), company, appUrl);
  const plainly = (value: string) => value.replaceAll('{', '(').replaceAll('}', ')');
  const names = Object.fromEntries(
    Object.entries(variableValues(plantilla, values)).map(([name, value]) => [name, plainly(value)]),
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
  const estado = ESTADO_OF[plantilla] ?? ESTADOS.find((known) => known === given.estado);
  if (given.estado && !estado) throw new Error(`${given.estado} is no estado`);
  return {
    ...given,
    frase: estado ? PORTAL_MESSAGE[estado] : '',
    empresa: company.name,
    portal: `${appUrl}/portal-candidato`,
    sitio: appUrl,
    enlace: LINK_PLACEHOLDER,
  };
}

/** No control characters but line breaks; nobody's text may pass for the place of the link. */
function clean(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replaceAll('{{', '{ {')
    .trim();
}

function oneLine(text: string): string {
  // Blanks that keep a number and its unit together stay.
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
    // One that only some messages have is left out of the others.
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
      ? renderOwnText(own.text, own.plantilla, values, { ficha: ficha ?? null, cita, boton }, !noEscape)
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
      // The address is repeated at the end for mail programs that show no button.
      boton: words.bloques.some((block) => block === boton) ? button : null,
      motivo: render(template.motivo),
      pie: template.pie && {
        texto: render(template.pie.texto),
        destino: plain(template.pie.destino)(values),
      },
    };
  };
}
