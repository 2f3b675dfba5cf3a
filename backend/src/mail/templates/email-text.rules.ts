import { MESSAGE_VARIABLE, type MessageText, parseMessage } from '@hiring/contract';

export type EmailText = MessageText;

/** Names allowed in a text: some inline, others alone on a line. */
export interface KnownNames {
  variables: readonly string[];
  bloques: readonly string[];
  /** Mandatory blocks, each with its reason. */
  obligatorios: Readonly<Record<string, string>>;
}

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
  const { titulo, partes } = parseMessage(cuerpo);
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
  const errors = [...text.matchAll(MESSAGE_VARIABLE)].flatMap(([, name = '']) =>
    allowed.includes(name) ? [] : [unknown(name)],
  );
  if (/[{}]/.test(text.replace(MESSAGE_VARIABLE, ''))) {
    errors.push('Sobra o falta una llave: las variables se escriben {así}.');
  }
  return errors;
}

function misplaced(text: string, blocks: readonly string[], field: 'asunto' | 'cuerpo'): string[] {
  return [...text.matchAll(MESSAGE_VARIABLE)].flatMap(([, name = '']) =>
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
  return text.replace(MESSAGE_VARIABLE, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : whole,
  );
}
