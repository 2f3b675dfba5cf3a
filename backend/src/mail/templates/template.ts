import type { Estado } from '@hiring/contract';

/**
 * An e-mail as Handlebars texts, each rendered escaped for HTML and unescaped for plain text. Besides the
 * template's values they have `empresa` (the company) and `portal` (the candidate's page).
 */
export interface EmailTemplate {
  asunto: string;
  /** Preview text that mail programs show after the subject. */
  avance: string;
  titulo: string;
  parrafos: readonly string[];
  /** A person's words, quoted after the paragraphs when not empty. */
  cita?: { presentacion: string; texto: string };
  /** Label and value, one row each; empty values are dropped. */
  ficha?: readonly (readonly [etiqueta: string, valor: string])[];
  boton?: { texto: string; destino: string };
  /** After the button. */
  cierre: readonly string[];
  /** Why the person receives it. */
  motivo: string;
  /** A second link, small, at the end. */
  pie?: { texto: string; destino: string };
  /**
   * The sender's voice. `seleccion` (default): human resources. `empresa`: the company's mailbox. `interno`: an
   * internal message, without greeting and closing.
   */
  voz?: 'seleccion' | 'empresa' | 'interno';
}

/** Server-side definition of a kind of e-mail; EMAIL_KINDS of the contract has what browsers need. */
export interface EmailKind extends EmailTemplate {
  /** Names of required values. All values are plain text. */
  needs: readonly string[];
  /** Names of optional values; empty and missing are equal. */
  takes: readonly string[];
  /** The setting that switches it off, for messages about processes and openings; null: always sent. */
  switchedOffBy: 'email_notifications' | null;
  /**
   * Whether a job writes it without a user. After a restore, the job may have done so already in the time that the
   * backup does not cover.
   */
  writtenByJobs: boolean;
  /** The estado of `{{frase}}`; default: that of its values. */
  estado?: Estado;
}

/** A kind whose words HR may change. */
export interface EditableKind extends EmailKind {
  own: {
    /** Variables for HR's text, in display order. */
    variables: readonly TextVariable[];
    /** Name of the facts block; null: none. */
    ficha: string | null;
    /** Name of the quotation block; null: none. */
    cita: { nombre: string; descripcion: string } | null;
    /** Why its button is mandatory; null: optional. */
    keepsButton: string | null;
  };
}

/** An inline variable of HR's text, with the value that it shows. */
export interface TextVariable {
  nombre: string;
  /** What it stands for, in words. */
  descripcion: string;
  valor: string;
}

/** One item of the list before the button. */
export interface ListedItem {
  titulo: string;
  detalle: string;
  /** Address that the title leads to. */
  destino: string;
}

/** The button's URL in account messages: a placeholder that the worker fills. */
export const ENLACE = '{{{enlace}}}';
export const PORTAL = '{{{portal}}}';
