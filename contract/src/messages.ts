/** Maximum characters of the parts of a message. */
export const MESSAGE_LIMITS = { asunto: 150, cuerpo: 6000, motivo: 80 } as const;

/** Delay of a rejection in hours; the database enforces the maximum (system_config_rechazo_ck). */
export const REJECTION_DELAY_HOURS = { min: 0, max: 720 } as const;

/** HR's text of a message: plain text with `{variables}`, `**bold**`, `- lists` and a `# title`. */
export interface MessageText {
  asunto: string;
  cuerpo: string;
}

/** A part of a text between blank lines. */
export type MessagePart =
  | { tipo: 'parrafo'; texto: string }
  | { tipo: 'lista'; puntos: string[] }
  | { tipo: 'bloque'; nombre: string };

/** A variable; its name is the first group. */
export const MESSAGE_VARIABLE = /\{([^{}\n]*)\}/g;

/** Bold words; they are the first group. */
export const MESSAGE_BOLD = /\*\*([^*\n]+)\*\*/g;

/** Block names of all templates; a name unknown to the template was refused at save time. */
const BLOCK_NAMES = ['boton', 'mensaje', 'datos_entrevista', 'datos_documento', 'instrucciones', 'motivo'];

const ALONE = /^\{([a-z_]+)\}$/;

/** Parses paragraphs, lists and blocks. Never fails: any input is text. */
export function parseMessage(cuerpo: string): { titulo: string | null; partes: MessagePart[] } {
  const partes: MessagePart[] = [];
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
    else if (alone && BLOCK_NAMES.includes(alone)) {
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
