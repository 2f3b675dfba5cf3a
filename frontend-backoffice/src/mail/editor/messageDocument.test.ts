import { parseMessage } from '@hiring/contract';
import type { JSONContent } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import { toDocument, toSubjectDocument, toText } from './messageDocument';

const VARIABLES = [
  { nombre: 'nombre', descripcion: 'Nombre del candidato', bloque: false },
  { nombre: 'puesto', descripcion: 'Puesto', bloque: false },
  { nombre: 'boton', descripcion: 'Botón', bloque: true },
  { nombre: 'mensaje', descripcion: 'Mensaje', bloque: true },
];
const again = (text: string) => toText(toDocument(text, VARIABLES));

/** Parts of texts; each text below is made of some of them. */
const PARTS = [
  'Hola, {nombre}:',
  'Uno\ndos',
  '**Muy** importante',
  'Ven el **{puesto}** y **trae {nombre} todo**',
  '- uno\n- **dos** de {puesto}',
  '{boton}',
  '{mensaje}',
  'Hola {apodo}, {nombre',
  '{datos_entrevista}',
  '<b>&amp; «ñ» “’” 🚚 € \\n %20</b>',
  '2 * 3 * 4 = 24, a*b',
  'Llave } suelta y {{nombre}}',
  'https://empleo.example.com/carreras?a=1&b=2#c',
  'x'.repeat(3000),
];
const pairs = PARTS.flatMap((one) => PARTS.map((other) => `${one}\n\n${other}`));

describe('the text of a message', () => {
  it.each([
    ...PARTS,
    ...pairs,
    ...pairs.map((pair) => `# Título para {nombre}\n\n${pair}`),
    PARTS.join('\n\n'),
    PARTS.toReversed().join('\n\n'),
    '# Solo un título',
  ])('comes out of the editor as it went in: %j', (text) => {
    expect(again(text)).toBe(text);
  });

  it.each([
    '',
    '\n\n  \n',
    'Uno\n\n\n\n\nDos',
    '  Uno  \r\n\tDos  ',
    '# Título\nUno\n- a\n- b\nDos\n{boton}\nTres',
    '# Título\n\n# Otro título',
    '- a\n\n- b\n-c\n- ',
    '****',
    '** a **b** c',
    '*****a*****b**',
    '{}\n{ }\n{nombre }',
  ])('keeps its meaning when it is written in another way: %j', (text) => {
    expect(parseMessage(again(text))).toEqual(parseMessage(text));
    expect(again(again(text))).toBe(again(text));
  });
});

const text = (words: string, bold = false): JSONContent => ({
  type: 'text',
  text: words,
  ...(bold ? { marks: [{ type: 'bold' }] } : {}),
});
const paragraph = (...content: JSONContent[]): JSONContent => ({ type: 'paragraph', content });
const item = (...content: JSONContent[]): JSONContent => ({
  type: 'listItem',
  content: [paragraph(...content)],
});
const doc = (...content: JSONContent[]): JSONContent => ({ type: 'doc', content });
const nombre = { type: 'variable', attrs: { name: 'nombre' } };

describe('the document of the editor', () => {
  it.each([
    doc({ type: 'heading', attrs: { level: 1 }, content: [text('Hola '), nombre] }, paragraph(text('Uno'))),
    doc(paragraph(text('Uno'), { type: 'hardBreak' }, text('dos', true))),
    doc(paragraph(text('Para '), { ...nombre, marks: [{ type: 'bold' }] }, text(' y ', true), text('más'))),
    doc({ type: 'bulletList', content: [item(text('a'), nombre), item(text('b', true))] }),
    doc(paragraph(text('a', true), text('*'), text('b', true))),
    doc({ type: 'block', attrs: { name: 'boton' } }, paragraph(text('Fin'))),
  ])('comes back from its text as it was: %j', (document) => {
    expect(toDocument(toText(document), VARIABLES)).toEqual(document);
  });

  it('has a chip for each variable of the template and for no other name', () => {
    const { content } = toDocument('{nombre} {apodo}\n\n{datos_entrevista}', VARIABLES);
    expect(content).toEqual([paragraph(nombre, text(' {apodo}')), paragraph(text('{datos_entrevista}'))]);
  });

  it('loses what the message has no place for: empty paragraphs, empty points and breaks in a point', () => {
    const broken = item(text('b'), { type: 'hardBreak' }, text('c'));
    const list = { type: 'bulletList', content: [item(text('a')), item(), broken] };
    expect(toText(doc({ type: 'heading' }, paragraph(), list, paragraph(text(' '))))).toBe('- a\n- b c');
  });

  it('keeps asterisks in bold words', () => {
    const document = doc(paragraph(text('*a*b**c', true)));
    expect(toText(document)).toBe('***a*****b******c**');
    expect(toText(toDocument(toText(document), VARIABLES))).toBe(toText(document));
  });
});

describe('the subject of a message', () => {
  it.each(['', 'Hola, {nombre}: {apodo}', '# - **Oferta** {boton}', '{puesto}{nombre}'])(
    'comes out of the editor as it went in: %j',
    (asunto) => {
      expect(toText(toSubjectDocument(asunto, VARIABLES))).toBe(asunto);
    },
  );
});
