/** Data protection: notices and their versions, retention, and requests of data subjects. */
import type { SiteLanguage } from './languages.js';
import type { Tone } from './vocabulary.js';
import { labels } from './words.js';

// ---------------------------------------------------------------- notices

/** Forms with a first-layer notice that the panel can edit. */
export const AVISO_FORMULARIOS = ['registro', 'candidatura', 'contacto'] as const;
export type AvisoFormulario = (typeof AVISO_FORMULARIOS)[number];
export const AVISO_FORMULARIO_LABEL: Readonly<Record<AvisoFormulario, string>> = {
  registro: 'Registro de candidatos',
  candidatura: 'Formulario de candidatura',
  contacto: 'Formulario de contacto',
};

/** A notice as the forms show it and record it. */
export interface ShownNotice {
  formulario: AvisoFormulario;
  /** What is recorded with what is sent: the version, and the language of a translation (`2-ro`). */
  version: string;
  /** Language of the words: Spanish where they have no translation. */
  idioma: SiteLanguage;
  /** Read by the server: a page needs no code for it. */
  contenido: NoticeContent;
}

export const AVISO_LIMITS = { texto: 8000, textoMin: 40 } as const;

/** Company variables of a notice, filled in when it is shown. */
export const AVISO_VARIABLES = ['razon_social', 'nif', 'direccion', 'email', 'email_rrhh'] as const;
export type AvisoVariable = (typeof AVISO_VARIABLES)[number];
export const AVISO_VARIABLE_LABEL: Readonly<Record<AvisoVariable, string>> = {
  razon_social: 'Razón social',
  nif: 'NIF',
  direccion: 'Dirección completa',
  email: 'Correo general',
  email_rrhh: 'Correo de RRHH',
};

/** A piece of a notice: words, a variable, or a link. */
export type NoticePiece =
  | { kind: 'text'; text: string }
  | { kind: 'variable'; name: AvisoVariable }
  | { kind: 'link'; text: string; to: string };

/** The first paragraph is always visible; the others, each "Título: texto", expand on demand. */
export interface NoticeContent {
  resumen: NoticePiece[];
  apartados: { titulo: string; texto: NoticePiece[] }[];
}

const PIECE = /\{([a-z_]+)\}|\[([^[\]\n]+)\]\(([^()\s]+)\)/g;
/** Pages of this site, https URLs and mailto; nothing executable. */
const SAFE_ADDRESS =
  /^(\/(?!\/)[\w\-./#?=&%]*|https:\/\/[\w.-]+(\/[\w\-./#?=&%]*)?|mailto:[\w.+-]+@[\w.-]+)$/;

const isVariable = (name: string): name is AvisoVariable =>
  (AVISO_VARIABLES as readonly string[]).includes(name);

/** Parses plain text, {variables} and [text](URL) links. Anything else stays text. */
export function noticePieces(text: string): NoticePiece[] {
  const pieces: NoticePiece[] = [];
  let end = 0;
  const say = (words: string) => words !== '' && pieces.push({ kind: 'text', text: words });
  for (const match of text.matchAll(PIECE)) {
    const [whole, name, words, to] = match;
    const piece: NoticePiece | null =
      name !== undefined && isVariable(name)
        ? { kind: 'variable', name }
        : words !== undefined && to !== undefined && SAFE_ADDRESS.test(to)
          ? { kind: 'link', text: words, to }
          : null;
    if (!piece) continue;
    say(text.slice(end, match.index));
    pieces.push(piece);
    end = match.index + whole.length;
  }
  say(text.slice(end));
  return pieces;
}

/** Splits a notice's text into paragraphs at empty lines. */
export function readNotice(texto: string): NoticeContent {
  const [resumen = '', ...rest] = texto
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((block) => block.trim().replace(/\s*\n\s*/g, ' '))
    .filter((block) => block !== '');
  return {
    resumen: noticePieces(resumen),
    apartados: rest.map((block) => {
      const colon = block.indexOf(':');
      return colon < 1
        ? { titulo: 'Más información', texto: noticePieces(block) }
        : { titulo: block.slice(0, colon).trim(), texto: noticePieces(block.slice(colon + 1).trim()) };
    }),
  };
}

/** Error of a notice's text as a sentence; null: none. */
export function noticeFault(texto: string): string | null {
  for (const [whole, name, , to] of texto.matchAll(PIECE)) {
    if (name !== undefined && !isVariable(name)) return `No existe la variable ${whole}`;
    if (to !== undefined && !SAFE_ADDRESS.test(to))
      return `El enlace ${to} no es válido: usa una página del sitio (/politica-privacidad), https:// o mailto:`;
  }
  const links = noticePieces(texto).filter(({ kind }) => kind === 'link');
  if (texto.split('](').length - 1 !== links.length)
    return 'Hay un enlace mal escrito: se escriben así, [palabras](/politica-privacidad)';
  const { apartados } = readNotice(texto);
  return apartados.some(({ titulo }) => titulo.length > 60)
    ? 'Cada apartado empieza por un título corto y dos puntos'
    : null;
}

// ---------------------------------------------------------------- retention

export const CONSERVACION_LIMITS = {
  retencionMeses: { min: 6, max: 60, default: 24 },
  contratadasMeses: { min: 12, max: 240, default: 60 },
  /** Years that a signed offer is kept after its signature: never less than LISOS, art. 21. */
  ofertasAnios: { min: 4, max: 10, default: 4 },
  avisoDias: { min: 7, max: 90, default: 30 },
  cuarentenaDias: { min: 7, max: 90, default: 30 },
  motivoMin: 10,
  motivo: 500,
  /** Years ahead that the dry run looks. */
  simulacionYears: 6,
} as const;

/** What falls due, in the order in which it comes. */
export const CONSERVACION_PASOS = ['aviso', 'cuarentena', 'borrado'] as const;
export type ConservacionPaso = (typeof CONSERVACION_PASOS)[number];
export const CONSERVACION_PASO_LABEL: Readonly<Record<ConservacionPaso, string>> = {
  aviso: 'Aviso',
  cuarentena: 'Cuarentena',
  borrado: 'Borrado',
};
export const CONSERVACION_PASO_TONE: Readonly<Record<ConservacionPaso, Tone>> = {
  aviso: 'blue',
  cuarentena: 'yellow',
  borrado: 'red',
};

/** Retention state: nothing due, reminder sent, or hidden from everybody. */
export const CONSERVACION_ESTADOS = ['activa', 'avisada', 'cuarentena'] as const;
export type ConservacionEstado = (typeof CONSERVACION_ESTADOS)[number];

/** What the link of a reminder is about. */
export interface KeepingPage {
  estado: ConservacionEstado;
  /** ISO 8601 day on which the data are hidden, or erased. */
  fecha: string;
}

// ---------------------------------------------------------------- requests

export const DERECHO_TIPOS = [
  'acceso',
  'rectificacion',
  'supresion',
  'oposicion',
  'limitacion',
  'portabilidad',
] as const;
export type DerechoTipo = (typeof DERECHO_TIPOS)[number];
export const DERECHO_TIPO_LABEL: Readonly<Record<DerechoTipo, string>> = /* @__PURE__ */ labels({
  acceso: 'Acceso',
  rectificacion: 'Rectificación',
  supresion: 'Supresión',
  oposicion: 'Oposición',
  limitacion: 'Limitación',
  portabilidad: 'Portabilidad',
});

export const DERECHO_ESTADOS = ['recibida', 'en_curso', 'prorrogada', 'resuelta', 'denegada'] as const;
export type DerechoEstado = (typeof DERECHO_ESTADOS)[number];
export const DERECHO_ESTADO_LABEL: Readonly<Record<DerechoEstado, string>> = {
  recibida: 'Recibida',
  en_curso: 'En curso',
  prorrogada: 'Prorrogada',
  resuelta: 'Resuelta',
  denegada: 'Denegada',
};
export const DERECHO_ESTADO_TONE: Readonly<Record<DerechoEstado, Tone>> = {
  recibida: 'blue',
  en_curso: 'yellow',
  prorrogada: 'purple',
  resuelta: 'green',
  denegada: 'red',
};

export const DERECHO_CANALES = ['portal', 'email', 'telefono', 'correo', 'presencial'] as const;
export type DerechoCanal = (typeof DERECHO_CANALES)[number];
export const DERECHO_CANAL_LABEL: Readonly<Record<DerechoCanal, string>> = {
  portal: 'Portal',
  email: 'Correo',
  telefono: 'Teléfono',
  correo: 'Correo postal',
  presencial: 'En persona',
};

/** What may be done with a request. */
export const DERECHO_ACCIONES = [
  'identidad',
  'tramitar',
  'prorrogar',
  'copia',
  'borrar',
  'resolver',
  'denegar',
] as const;
export type DerechoAccion = (typeof DERECHO_ACCIONES)[number];

export const DERECHO_LIMITS = { nombre: 120, detalle: 2000, motivoMin: 10, motivo: 1000 } as const;
