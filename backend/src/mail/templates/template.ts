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
