/** Null and undefined children are omitted. */
type Child = string | null | undefined;
type Attributes = Readonly<Record<string, string>>;

/** Characters that XML 1.0 forbids: control characters, lone surrogates and the two non-characters. */
const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const ENTITY: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for an element or an attribute. */
export const text = (value: string) =>
  value.replace(NOT_XML, '').replace(/[&<>"]/g, (character) => ENTITY[character] ?? character);

/** A CDATA section. Text that would end the section is split into two. */
export const cdata = (value: string) =>
  `<![CDATA[${value.replace(NOT_XML, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

/** An element whose content is already XML. */
export function element(name: string, content: Child | Child[], attributes: Attributes = {}): string {
  const start = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${text(value)}"`)].join(
    ' ',
  );
  const inner = [content].flat().filter(Boolean).join('');
  return inner === '' ? `<${start}/>` : `<${start}>${inner}</${name}>`;
}

export const xmlDocument = (root: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;

/** "Fri, 19 Dec 2014 22:49:39 GMT", the date of RFC 822 with the four digits of RFC 1123. */
export const rfc822 = (instant: string) => new Date(instant).toUTCString();

/** The latest of these instants; undefined when there is none. */
export const latest = (instants: readonly string[]): string | undefined => [...instants].sort().at(-1);

/** Clients may ask again after a minute, and shared caches keep the answer as long. */
const CACHE_CONTROL = 'public, max-age=60';

export const textResponse = (body: string, type: string, status = 200) =>
  new Response(body, {
    status,
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': CACHE_CONTROL },
  });
