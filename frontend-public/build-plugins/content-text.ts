import { marked, type Token, type Tokens } from 'marked';

/** Facts of the installation on which a piece of a text may depend: `{if analytics}`, `{if not analytics}`. */
const FACTS = ['analytics', 'encrypted'] as const;
/** What a text may name in braces: of the company, of the contract, of the site. */
const VALUES = [
  'legal_name',
  'tax_id',
  'registry',
  'address',
  'hours',
  'phone',
  'email',
  'email_rrhh',
  'optional_data',
] as const;
/** What stands in a paragraph of its own: the tables of what the site stores, and a button. */
const PARTS = [
  'table cookies',
  'table local',
  'table session',
  'table analytics',
  'cookie settings',
] as const;

export type Fact = (typeof FACTS)[number];
export type Value = (typeof VALUES)[number];
export type Part = (typeof PARTS)[number];
export type Span = string | { strong: Span[] } | { to: string; spans: Span[] } | { value: Value };

export interface Condition {
  fact: Fact;
  is: boolean;
}
export interface Passage {
  spans: Span[];
  /** Absent: always shown. */
  when?: Condition;
}
/** `texts`: alternatives, of which one is shown. */
export interface Row {
  term: string;
  texts: Passage[];
  when?: Condition;
}
export type Block =
  | ({ kind: 'text' } & Passage)
  | { kind: 'list'; items: Passage[] }
  | { kind: 'terms'; rows: Row[] }
  | { kind: 'warning'; title: string; texts: Passage[] }
  | { kind: 'part'; part: Part; when?: Condition };

export interface LegalSection {
  /** Anchor of the section; it must not change, because others may link to it. */
  id: string;
  title: string;
  blocks: Block[];
}

const isOneOf = <One extends string>(all: readonly One[], name: string): name is One =>
  (all as readonly string[]).includes(name);

// Without tables and links of bare addresses, which no text has.
const tokensOf = (body: string): Token[] =>
  marked.lexer(body, { gfm: false }).filter(({ type }) => type !== 'space');

const unknown = (token: Token): Error =>
  new Error(`«${token.raw.trim().slice(0, 60)}»: a ${token.type} cannot stand here`);

/** A text with its values in braces. @throws Error for a name that is none of them */
export const spansOf = (text: string): Span[] =>
  text.split(/(\{[^}]*\})/).flatMap((piece): Span[] => {
    if (piece === '') return [];
    if (!/[{}]/.test(piece)) return [piece.replaceAll('\n', ' ')];
    const name = piece.slice(1, -1);
    if (!isOneOf(VALUES, name)) throw new Error(`${piece}: there is no such value (${VALUES.join(', ')})`);
    return [{ value: name }];
  });

function inline(tokens: readonly Token[]): Span[] {
  return tokens.flatMap((token): Span[] => {
    const { type, tokens: inner = [] } = token as Tokens.Generic;
    if (type === 'text' || type === 'escape') return spansOf((token as Tokens.Text).text);
    if (type === 'strong') return [{ strong: inline(inner) }];
    if (type === 'link') return [{ to: (token as Tokens.Link).href, spans: inline(inner) }];
    throw unknown(token);
  });
}

/** Takes `{if …}` off a text. */
function conditionOf(text: string): { when?: Condition; rest: string } {
  const [all = '', not, fact = ''] = /^\{if (not )?(\w+)\} */.exec(text) ?? [];
  if (all === '') return { rest: text };
  if (!isOneOf(FACTS, fact)) throw new Error(`${all.trim()}: there is no such fact (${FACTS.join(', ')})`);
  return { when: { fact, is: not === undefined }, rest: text.slice(all.length) };
}

/** A paragraph, or an item of a list. */
function passageOf(token: Token): Passage {
  const { type, text, tokens } = token as Tokens.Paragraph;
  if (!['paragraph', 'text'].includes(type) || tokens.length === 0) throw unknown(token);
  const { rest, when } = conditionOf(text);
  return { spans: inline(marked.Lexer.lexInline(rest, { gfm: false })), ...(when && { when }) };
}

function itemOf({ tokens }: Tokens.ListItem): Passage {
  const [only, ...more] = tokens;
  if (!only || more[0]) throw new Error('an item of a list is one paragraph');
  return passageOf(only);
}

function warningOf({ tokens }: Tokens.Blockquote): Block {
  const [first, ...texts] = tokens.filter(({ type }) => type !== 'space');
  const [title] = ((first as Tokens.Paragraph | undefined)?.tokens ?? []) as Tokens.Strong[];
  if (title?.type !== 'strong')
    throw new Error('a quotation begins with its title in bold, on a line of its own');
  return { kind: 'warning', title: title.text, texts: texts.map(passageOf) };
}

function textOf(token: Token): Block {
  const { rest, when } = conditionOf((token as Tokens.Paragraph).text);
  const part = /^\{(.+ .+)\}$/.exec(rest)?.[1];
  if (part === undefined) return { kind: 'text', ...passageOf(token) };
  if (!isOneOf(PARTS, part)) throw new Error(`${rest}: there is no such part (${PARTS.join(', ')})`);
  return { kind: 'part', part, ...(when && { when }) };
}

function addTo(blocks: Block[], token: Token): void {
  const last = blocks.at(-1);
  const row = last?.kind === 'terms' ? last.rows.at(-1) : undefined;
  if (token.type === 'heading') {
    const { depth, text } = token as Tokens.Heading;
    if (depth !== 3) throw unknown(token);
    const { rest: term, when } = conditionOf(text);
    const added: Row = { term, texts: [], ...(when && { when }) };
    if (last?.kind === 'terms') last.rows.push(added);
    else blocks.push({ kind: 'terms', rows: [added] });
  } else if (token.type === 'list') {
    blocks.push({ kind: 'list', items: (token as Tokens.List).items.map(itemOf) });
  } else if (token.type === 'blockquote') blocks.push(warningOf(token as Tokens.Blockquote));
  else if (token.type !== 'paragraph') throw unknown(token);
  else if (row?.texts.length === 0) row.texts.push(passageOf(token));
  // Below a term stands one paragraph, or the alternatives of one.
  else if (row?.texts[0]?.when && conditionOf((token as Tokens.Paragraph).text).when)
    row.texts.push(passageOf(token));
  else blocks.push(textOf(token));
}

/** A legal text: `## Title {#anchor}` begins a section, `### Term` a row of a list of definitions. */
export function sectionsOf(body: string): { sections: LegalSection[] } {
  const sections: LegalSection[] = [];
  for (const token of tokensOf(body)) {
    const { type, depth, text } = token as Tokens.Heading;
    if (type === 'heading' && depth === 2) {
      const [, title = '', id = ''] = /^(.+) \{#([\w-]+)\}$/.exec(text) ?? [];
      if (id === '') throw new Error(`«${text}»: a section needs its anchor, as in «Contacto {#contacto}»`);
      sections.push({ id, title, blocks: [] });
    } else {
      const section = sections.at(-1);
      if (!section) throw unknown(token);
      addTo(section.blocks, token);
    }
  }
  for (const { title, blocks } of sections) {
    const rows = blocks.flatMap((block) => (block.kind === 'terms' ? block.rows : []));
    const empty = blocks.length === 0 ? title : rows.find(({ texts }) => texts.length === 0)?.term;
    if (empty !== undefined) throw new Error(`«${empty}» has no text below it`);
  }
  return { sections };
}

/** Questions as headings, each with its answer in a paragraph below. */
export function questionsOf(body: string): { questions: { question: string; answer: string }[] } {
  const tokens = tokensOf(body);
  const questions = tokens.flatMap((token, place) => {
    const answer = tokens[place + 1];
    if (token.type === 'paragraph' && tokens[place - 1]?.type === 'heading') return [];
    if (token.type !== 'heading' || answer?.type !== 'paragraph') throw unknown(token);
    return [{ question: plain(token), answer: plain(answer) }];
  });
  if (questions.length === 0) throw new Error('there is no question below the fields');
  return { questions };
}

export function noText(body: string): Record<never, never> {
  if (body.trim() !== '') throw new Error('this page has no text below its fields');
  return {};
}

function plain(token: Token): string {
  const spans = inline((token as Tokens.Paragraph).tokens);
  if (!spans.every((span) => typeof span === 'string'))
    throw new Error(`«${token.raw.trim().slice(0, 60)}»: only plain text can stand here`);
  return spans.join('');
}
