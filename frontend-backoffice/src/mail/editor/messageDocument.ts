import { MESSAGE_BOLD, MESSAGE_VARIABLE, parseMessage } from '@hiring/contract';
import type { JSONContent } from '@tiptap/core';
import type { TemplateVariable } from '../EmailState';

const BOLD = [{ type: 'bold' }];

function line(text: string, variables: readonly TemplateVariable[], bold: boolean): JSONContent[] {
  const known = (name: string) => variables.some(({ nombre, bloque }) => nombre === name && !bloque);
  const marks = bold ? { marks: BOLD } : {};
  // Names of variables are at odd places, what stands between them at even ones.
  return text.split(MESSAGE_VARIABLE).flatMap((piece, place): JSONContent[] => {
    if (place % 2 === 1 && known(piece)) return [{ type: 'variable', attrs: { name: piece }, ...marks }];
    // What is no variable here stays as it was typed, and the server reports it.
    const words = place % 2 === 1 ? `{${piece}}` : piece;
    return words ? [{ type: 'text', text: words, ...marks }] : [];
  });
}

function lines(text: string, variables: readonly TemplateVariable[]): JSONContent[] {
  return text
    .split('\n')
    .flatMap((one, place) => [
      ...(place > 0 ? [{ type: 'hardBreak' }] : []),
      ...joined(one.split(MESSAGE_BOLD).flatMap((piece, odd) => line(piece, variables, odd % 2 === 1))),
    ]);
}

/** A document has no two texts of the same kind beside each other. */
function joined(nodes: readonly JSONContent[]): JSONContent[] {
  return nodes.reduce<JSONContent[]>((done, node) => {
    const last = done.at(-1);
    if (last?.type === 'text' && node.type === 'text' && Boolean(last.marks) === Boolean(node.marks)) {
      return [...done.slice(0, -1), { ...last, text: `${last.text}${node.text}` }];
    }
    return [...done, node];
  }, []);
}

const holding = (type: string, content: JSONContent[]): JSONContent =>
  content.length > 0 ? { type, content } : { type };

/** The editor's document of a stored text. Of blocks and variables it knows the given ones; others stay text. */
export function toDocument(cuerpo: string, variables: readonly TemplateVariable[]): JSONContent {
  const { titulo, partes } = parseMessage(cuerpo);
  const content = partes.map((part): JSONContent => {
    switch (part.tipo) {
      case 'parrafo':
        return holding('paragraph', lines(part.texto, variables));
      case 'lista':
        return holding(
          'bulletList',
          part.puntos.map((punto) => holding('listItem', [holding('paragraph', lines(punto, variables))])),
        );
      case 'bloque':
        return variables.some(({ nombre, bloque }) => bloque && nombre === part.nombre)
          ? { type: 'block', attrs: { name: part.nombre } }
          : holding('paragraph', [{ type: 'text', text: `{${part.nombre}}` }]);
    }
  });
  return {
    type: 'doc',
    content: [
      ...(titulo === null
        ? []
        : [{ ...holding('heading', joined(line(titulo, variables, false))), attrs: { level: 1 } }]),
      ...(content.length > 0 ? content : [{ type: 'paragraph' }]),
    ],
  };
}

/** A subject: one line of words and variables, in which asterisks are asterisks. */
export const toSubjectDocument = (asunto: string, variables: readonly TemplateVariable[]): JSONContent => ({
  type: 'doc',
  content: [holding('paragraph', joined(line(asunto.replaceAll('\n', ' '), variables, false)))],
});

/** Bold words; an asterisk cannot be bold, because asterisks are what marks bold. */
const marked = (words: string): string =>
  words.replace(/[^*]+/g, (piece) => (piece.trim() ? `**${piece}**` : piece));

function wordsOf({ content = [] }: JSONContent): string {
  const runs: { bold: boolean; words: string }[] = [];
  for (const { type, text = '', attrs, marks = [] } of content) {
    const words = type === 'variable' ? `{${String(attrs?.name)}}` : type === 'hardBreak' ? '\n' : text;
    const bold = type !== 'hardBreak' && marks.some((mark) => mark.type === 'bold');
    const last = runs.at(-1);
    if (last?.bold === bold) last.words += words;
    else runs.push({ bold, words });
  }
  return runs.map(({ bold, words }) => (bold ? marked(words) : words)).join('');
}

function textOf(node: JSONContent): string {
  switch (node.type) {
    case 'heading':
      return `# ${wordsOf(node)}`;
    case 'bulletList':
      return (node.content ?? [])
        .map(({ content: [paragraph = {}] = [] }) => wordsOf(paragraph).replaceAll('\n', ' ').trim())
        .filter(Boolean)
        .map((point) => `- ${point}`)
        .join('\n');
    case 'block':
      return `{${String(node.attrs?.name)}}`;
    default:
      return wordsOf(node);
  }
}

/** The text that is stored for a document. Empty paragraphs are left out, as they are in the message. */
export const toText = ({ content = [] }: JSONContent): string =>
  content
    .map(textOf)
    .filter((text) => text.trim() !== '' && text !== '# ')
    .join('\n\n');
