import PostalMime from 'postal-mime';

/** Private-use characters: no mail program writes them. */
const OPEN = '\ue000';
const CLOSE = '\ue001';
/** The edge of a block: it begins a line where none has begun. */
const EDGE = '\ue002';

/** Characters that are read: a letter has fewer by far. */
const HTML_MAX = 2_000_000;

/** The text of an HTML mail; what it quotes begins its lines with `>`, as in a plain one. */
export async function htmlText(html: string): Promise<string> {
  const marked = html
    .slice(0, HTML_MAX)
    .replace(/[\ue000-\ue002]/g, '')
    // None of these looks beyond the next tag of its kind, so that a hostile mail takes no longer than others.
    .replace(/\s{3,}/g, ' ')
    // A tag without an end is no tag, and keeps postal-mime busy for minutes.
    .replace(/<\/?[a-z][^<>]*(?=<|$)/gi, '')
    .replace(/<(style|script|title)\b[^<>]*>(?:(?!<\1\b)[^])*?<\/\1\s*>/gi, '')
    .replace(/<blockquote\b[^<>]*>/gi, `<br>${OPEN}<br>`)
    .replace(/<\/blockquote\s*>/gi, `<br>${CLOSE}<br>`)
    .replace(/<\/?(?:div|p|tr|li|h[1-6]|table)\b[^<>]*>/gi, EDGE)
    // postal-mime writes images with their addresses, and the address of a link before its words.
    .replace(/<a\b([^<>]*)>((?:(?!<a\b)[^])*?)<\/a\s*>/gi, withAddress)
    .replace(/<(?:img|\/?a)\b[^<>]*>/gi, '')
    .replace(/<hr\b[^<>]*>/gi, '<br>__________<br>');
  return quoteLines(breakAtEdges(await asPlain(marked)));
}

/** The words of a link, and its address unless they say it. */
function withAddress(_link: string, attributes: string, words: string): string {
  const address = /\bhref\s*=\s*["']?(https?:[^"'\s]+)/i.exec(attributes)?.[1];
  const isSaid = !address || words.includes(address.replace(/^https?:\/\/|\/$/g, ''));
  return isSaid ? words : `${words} (${address})`;
}

/** postal-mime makes text of HTML only beside a part that is plain. */
async function asPlain(html: string): Promise<string> {
  const part = (type: string, body: string): string =>
    `--x\r\nContent-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${body}\r\n`;
  const encoded = Buffer.from(html).toString('base64').replace(/.{76}/g, '$&\r\n');
  const { text } = await PostalMime.parse(
    `Content-Type: multipart/mixed; boundary=x\r\n\r\n${part('text/plain', '')}${part('text/html', encoded)}--x--\r\n`,
  );
  return text ?? '';
}

function breakAtEdges(text: string): string {
  const lines = [''];
  for (const piece of text.split(EDGE)) {
    if (lines.at(-1)?.trim()) lines.push('');
    const [first = '', ...more] = piece.split('\n');
    lines.push(`${lines.pop()?.trim() ?? ''}${first}`, ...more);
  }
  return lines.join('\n');
}

function quoteLines(text: string): string {
  let depth = 0;
  return text
    .split('\n')
    .flatMap((line) => {
      const mark = line.trim();
      if (mark === OPEN) depth++;
      else if (mark === CLOSE) depth = Math.max(0, depth - 1);
      else return [depth > 0 ? `${'>'.repeat(depth)} ${line}`.trimEnd() : line];
      return [];
    })
    .join('\n')
    .replace(/[\ue000\ue001]/g, '');
}
