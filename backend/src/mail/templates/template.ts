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
  boton: { texto: string; destino: string };
  /** After the button. */
  cierre: readonly string[];
  /** Why the person receives it. */
  motivo: string;
}

/** The button's destination in account messages: the placeholder that the worker fills. */
export const ENLACE = '{{{enlace}}}';
export const PORTAL = '{{{portal}}}';
