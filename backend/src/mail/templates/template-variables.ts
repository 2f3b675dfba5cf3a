import type { KnownNames, EmailText } from './email-text.rules.js';
import type { EditableKind } from './template.js';

/** A name that HR may write in a template. */
export interface TemplateVariable {
  nombre: string;
  /** What it stands for, in words. */
  descripcion: string;
  /** It stands alone on its line. */
  bloque: boolean;
}

/** Variables allowed in this kind of text, in display order. */
export function variablesOf({ own, boton }: EditableKind): TemplateVariable[] {
  return [
    ...own.variables.map(({ nombre, descripcion }) => ({ nombre, descripcion, bloque: false })),
    ...(own.ficha ? [{ nombre: own.ficha, descripcion: 'Tabla con todos los datos', bloque: true }] : []),
    ...(own.cita ? [{ ...own.cita, bloque: true }] : []),
    ...(boton ? [{ nombre: 'boton', descripcion: `Botón «${boton.texto}»`, bloque: true }] : []),
  ];
}

const QUOTE_WHY = 'sin él no llegaría lo que RRHH escribe para el candidato';

/**
 * Allowed and mandatory names of a text. A template must keep the place for HR's text; a manual message consists of
 * it and has none.
 */
export function knownNames(kind: EditableKind, { byHand = false } = {}): KnownNames {
  const { cita, keepsButton } = kind.own;
  const all = variablesOf(kind).filter(({ nombre }) => !byHand || nombre !== cita?.nombre);
  return {
    variables: all.filter(({ bloque }) => !bloque).map(({ nombre }) => nombre),
    bloques: all.filter(({ bloque }) => bloque).map(({ nombre }) => nombre),
    obligatorios: {
      ...(keepsButton ? { boton: keepsButton } : {}),
      ...(cita && !byHand ? { [cita.nombre]: QUOTE_WHY } : {}),
    },
  };
}

/** Values of the variables, from the template's values. */
export function variableValues(
  { own }: EditableKind,
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(own.variables.map(({ nombre, valor }) => [nombre, values[valor] ?? '']));
}

/** The built-in text in HR's syntax: version 0. */
export function builtInText({ own, ...template }: EditableKind): EmailText {
  const named = (source: string): string =>
    own.variables.reduce((text, { nombre, valor }) => text.replaceAll(`{{${valor}}}`, `{${nombre}}`), source);
  return {
    asunto: named(template.asunto),
    cuerpo: [
      `# ${named(template.titulo)}`,
      ...template.parrafos.map(named),
      ...(own.ficha ? [`{${own.ficha}}`] : []),
      ...(own.cita ? [`{${own.cita.nombre}}`] : []),
      ...(template.boton ? ['{boton}'] : []),
      ...template.cierre.map(named),
    ].join('\n\n'),
  };
}
