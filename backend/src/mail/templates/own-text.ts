import { MESSAGE_BOLD, type MessagePart, parseMessage } from '@hiring/contract';
import Handlebars from 'handlebars';
import { fillText, type EmailText } from './email-text.rules.js';
import { variableValues } from './template-variables.js';
import type { EditableKind } from './template.js';

type Block = Record<string, unknown>;

/** The template's blocks, rendered for HTML or plain text. */
export interface TemplateBlocks {
  ficha: Block | null;
  cita: Block | null;
  boton: Block | null;
}

export interface OwnText {
  asunto: string;
  titulo: string;
  avance: string;
  bloques: Block[];
}

const PREHEADER = 120;

/** Renders HR's text with its values; neither text nor values are read as HTML or as the link's placeholder. */
export function renderOwnText(
  { asunto, cuerpo }: EmailText,
  kind: EditableKind,
  values: Readonly<Record<string, string>>,
  blocks: TemplateBlocks,
  asHtml: boolean,
): OwnText {
  const names = variableValues(kind, values);
  const fill = (text: string): string => fillText(text, names).replaceAll('{{', '{ {').trim();
  const words = (text: string): string => (asHtml ? toHtml(fill(text)) : withoutMarks(fill(text)));
  const { titulo, partes } = parseMessage(cuerpo);
  const subject = fill(asunto);
  const opening = partes.find((part) => part.tipo === 'parrafo');
  return {
    asunto: subject,
    titulo: titulo === null ? subject : fill(titulo),
    avance: opening
      ? withoutMarks(fill(opening.texto)).replaceAll('\n', ' ').slice(0, PREHEADER).toWellFormed()
      : '',
    bloques: partes.map((part) => blockOf(part, words, blocks, kind)).filter((block) => block !== null),
  };
}

function blockOf(
  part: MessagePart,
  words: (text: string) => string,
  blocks: TemplateBlocks,
  { own }: EditableKind,
): Block | null {
  switch (part.tipo) {
    case 'parrafo': {
      const parrafo = words(part.texto);
      return parrafo ? { parrafo } : null;
    }
    case 'lista': {
      const puntos = part.puntos.map(words).filter(Boolean);
      return puntos.length > 0 ? { puntos } : null;
    }
    case 'bloque':
      if (part.nombre === 'boton') return blocks.boton;
      return part.nombre === own.ficha ? blocks.ficha : blocks.cita;
  }
}

function toHtml(text: string): string {
  return Handlebars.escapeExpression(text)
    .replace(MESSAGE_BOLD, '<strong>$1</strong>')
    .replaceAll('\n', '<br>');
}

const withoutMarks = (text: string): string => text.replace(MESSAGE_BOLD, '$1');
