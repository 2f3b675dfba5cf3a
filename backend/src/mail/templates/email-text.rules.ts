/** HR's text of a message: plain text with `{variables}`, `**bold**`, `- lists` and a `# title`. */
export interface EmailText {
  asunto: string;
  cuerpo: string;
}

/** A part of a text between blank lines. */
export type TextPart =
  | { tipo: 'parrafo'; texto: string }
  | { tipo: 'lista'; puntos: string[] }
  | { tipo: 'bloque'; nombre: string };

export interface ParsedText {
  titulo: string | null;
  partes: TextPart[];
}

/** Names allowed in a text: some inline, others alone on a line. */
export interface KnownNames {
  variables: readonly string[];
  bloques: readonly string[];
  /** Mandatory blocks, each with its reason. */
  obligatorios: Readonly<Record<string, string>>;
}

const NAME = /\{([^{}\n]*)\}/g;
const ALONE = /^\{([a-z_]+)\}$/;

/** Parses paragraphs, lists and blocks. Never fails: any input is text. */
export function parseText(cuerpo: string): ParsedText {
  const partes: TextPart[] = [];
  let titulo: string | null = null;
  let lines: string[] = [];
  const flush = (): void => {
    const [first] = lines;
    if (first === undefined) return;
    if (titulo === null && partes.length === 0 && lines.length === 1 && first.startsWith('# ')) {
      titulo = first.slice(2).trim();
    } else if (lines.every((line) => line.startsWith('- '))) {
      partes.push({ tipo: 'lista', puntos: lines.map((line) => line.slice(2).trim()) });
    } else partes.push({ tipo: 'parrafo', texto: lines.join('\n') });
    lines = [];
  };
  for (const line of cuerpo.replace(/\r\n?/g, '\n').split('\n')) {
    const text = line.trim();
    const alone = ALONE.exec(text)?.[1];
    if (text === '') flush();
    else if (alone && isBlockName(alone)) {
      flush();
      partes.push({ tipo: 'bloque', nombre: alone });
    } else {
      // A blank line after a title or before a list is optional.
      const listed = text.startsWith('- ');
      if (lines.length > 0 && (lines[0]?.startsWith('- ') !== listed || lines[0]?.startsWith('# '))) flush();
      lines.push(text);
    }
  }
  flush();
  return { titulo, partes };
}

/** Block names of all templates; a name unknown to the template was refused at save time. */
const BLOCK_NAMES = ['boton', 'mensaje', 'datos_entrevista', 'datos_documento', 'instrucciones', 'motivo'];
const isBlockName = (name: string): boolean => BLOCK_NAMES.includes(name);

/** Validation errors by field, as sentences for the editor; null: none. */
export function findTextErrors(
  { asunto, cuerpo }: EmailText,
  known: KnownNames,
): Record<string, string[]> | null {
  const errors: Record<string, string[]> = {};
  const inSubject = [
    ...nameErrors(asunto, [...known.variables, ...known.bloques]),
    ...misplaced(asunto, known.bloques, 'asunto'),
  ];
  const { titulo, partes } = parseText(cuerpo);
  const running = partes.flatMap((part) =>
    part.tipo === 'parrafo' ? [part.texto] : part.tipo === 'lista' ? part.puntos : [],
  );
  const words = [titulo ?? '', ...running].join('\n');
  const blocks = partes.flatMap((part) => (part.tipo === 'bloque' ? [part.nombre] : []));
  const inBody = [
    ...nameErrors(words, [...known.variables, ...known.bloques]),
    ...misplaced(words, known.bloques, 'cuerpo'),
    ...blocks.filter((name) => !known.bloques.includes(name)).map(unknown),
    ...Object.entries(known.obligatorios)
      .filter(([name]) => !blocks.includes(name))
      .map(([name, why]) => `Falta {${name}}: ${why}.`),
    ...blocks
      .filter((name, place) => blocks.indexOf(name) !== place)
      .map((name) => `{${name}} solo puede aparecer una vez.`),
  ];
  if (words.trim() === '') inBody.push('Escribe el texto del mensaje');
  if (inSubject.length > 0) errors.asunto = [...new Set(inSubject)];
  if (inBody.length > 0) errors.cuerpo = [...new Set(inBody)];
  return Object.keys(errors).length > 0 ? errors : null;
}

const unknown = (name: string): string =>
  `La variable {${name}} no existe en esta plantilla. Usa solo las de la lista.`;

function nameErrors(text: string, allowed: readonly string[]): string[] {
  const errors = [...text.matchAll(NAME)].flatMap(([, name = '']) =>
    allowed.includes(name) ? [] : [unknown(name)],
  );
  if (/[{}]/.test(text.replace(NAME, ''))) {
    errors.push('Sobra o falta una llave: las variables se escriben {así}.');
  }
  return errors;
}

function misplaced(text: string, blocks: readonly string[], field: 'asunto' | 'cuerpo'): string[] {
  return [...text.matchAll(NAME)].flatMap(([, name = '']) =>
    blocks.includes(name)
      ? [
          field === 'asunto'
            ? `{${name}} no puede ir en el asunto.`
            : `{${name}} tiene que ir solo en su línea.`,
        ]
      : [],
  );
}

/** Replaces variables in one pass: values are never parsed for variables. Unknown names stay. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(NAME, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : whole,
  );
}
