import type { Estado } from '@hiring/contract';

/**
 * A message in Handlebars texts: each is rendered once escaped for HTML and once plain. Beside the
 * template's own values they know `empresa` (the company) and `portal` (the candidate's page).
 */
export interface MessageTemplate {
  asunto: string;
  /** What mail programs show after the subject. */
  avance: string;
  titulo: string;
  parrafos: readonly string[];
  /** Shown after the paragraphs as somebody's words, when it is not empty. */
  cita?: { presentacion: string; texto: string };
  /** Label and value, one a line; an empty value is left out. */
  ficha?: readonly (readonly [etiqueta: string, valor: string])[];
  boton?: { texto: string; destino: string };
  /** After the button. */
  cierre: readonly string[];
  /** Why the person receives it. */
  motivo: string;
  /** Words of a second link, small and at the end. */
  pie?: { texto: string; destino: string };
  /**
   * Who writes. `seleccion`, if not given: human resources. `empresa`: the company's own mailbox. `interno`: the
   * company to itself, without greeting and closing.
   */
  voz?: 'seleccion' | 'empresa' | 'interno';
}

/** All that the server knows of a kind of e-mail; what browsers know of it too is EMAIL_KINDS of the contract. */
export interface EmailKind extends MessageTemplate {
  /** Names of the values without which it is not written. Every value is plain text. */
  needs: readonly string[];
  /** Names of its other values; empty and missing mean the same. */
  takes: readonly string[];
  /** The setting that switches it off; null: it is always sent. Those that tell of a process or of openings have one. */
  switchedOffBy: 'email_notifications' | null;
  /**
   * A job may write it with nobody at the keyboard. After a restore the job may have done so already, in the time that
   * the backup does not know of.
   */
  writtenByJobs: boolean;
  /** The estado whose sentence `{{frase}}` is; if not given, that of its values. */
  estado?: Estado;
}

/** A kind whose words HR may change. */
export interface EditableKind extends EmailKind {
  own: {
    /** What HR may write in its words, in the order in which it is offered. */
    variables: readonly TextVariable[];
    /** Name of the block with its facts; null: it has none. */
    ficha: string | null;
    /** Name of the block with what somebody wrote; null: it has none. */
    cita: { nombre: string; descripcion: string } | null;
    /** Why its button must stay; null: it may go. */
    keepsButton: string | null;
  };
}

/** A name that HR may write within a line, with the value that it shows. */
export interface TextVariable {
  nombre: string;
  /** What it stands for, in words. */
  descripcion: string;
  valor: string;
}

/** One of several things that a message lists before its button. */
export interface ListedItem {
  titulo: string;
  detalle: string;
  /** Address that the title leads to. */
  destino: string;
}

/** The button's destination in account messages: the placeholder that the worker fills. */
export const ENLACE = '{{{enlace}}}';
export const PORTAL = '{{{portal}}}';
