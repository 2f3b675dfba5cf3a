/** Reads an e-mail (RFC 5322, 2045-2047, 2231) as far as the product's own messages need it. */

/**
 * @typedef {object} Attachment
 * @property {string} filename
 * @property {string} contentType
 * @property {string} text its content decoded as text
 * @property {number} size bytes
 */

/**
 * @typedef {object} Message
 * @property {string} subject
 * @property {string} from
 * @property {string} to
 * @property {string} html '' when there is none
 * @property {string} text '' when there is none
 * @property {Attachment[]} attachments
 * @property {Record<string, string>} headers by lower-case name; the last of several wins
 */

/** @typedef {{ type: string, params: Record<string, string>, filename: string, attached: boolean, body: Buffer }} Part */

/** @param {Buffer} raw @returns {Message} */
export function parseMessage(raw) {
  const { headers } = splitPart(raw);
  const parts = leaves(raw);
  const content = (/** @type {string} */ type) => {
    const part = parts.find((candidate) => candidate.type === type && !candidate.attached);
    return part === undefined ? '' : decodeText(part.body, part.params['charset']);
  };
  return {
    subject: decodeWords(headers['subject'] ?? ''),
    from: decodeWords(headers['from'] ?? ''),
    to: decodeWords(headers['to'] ?? ''),
    html: content('text/html'),
    text: content('text/plain'),
    attachments: parts
      .filter((part) => part.attached || !['text/html', 'text/plain'].includes(part.type))
      .map(({ filename, type, params, body }) => ({
        filename,
        contentType: type,
        text: decodeText(body, params['charset']),
        size: body.length,
      })),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, decodeWords(value)])),
  };
}

/** The parts that hold content, multiparts opened. @param {Buffer} raw @returns {Part[]} */
function leaves(raw) {
  const { headers, body } = splitPart(raw);
  const content = parseParameters(headers['content-type'] ?? 'text/plain');
  const { boundary } = content.params;
  if (content.value.startsWith('multipart/') && boundary !== undefined) {
    return splitMultipart(body, boundary).flatMap(leaves);
  }
  const disposition = parseParameters(headers['content-disposition'] ?? '');
  const filename = decodeWords(disposition.params['filename'] ?? content.params['name'] ?? '');
  return [
    {
      type: content.value,
      params: content.params,
      filename,
      attached: disposition.value === 'attachment' || filename !== '',
      body: decodeTransfer(body, (headers['content-transfer-encoding'] ?? '').trim().toLowerCase()),
    },
  ];
}

/** @param {Buffer} raw @returns {{ headers: Record<string, string>, body: Buffer }} */
function splitPart(raw) {
  // One character per byte, so that positions in the text are positions in the bytes.
  const text = raw.toString('latin1');
  const end = /^\r?\n|\r?\n\r?\n/.exec(text);
  const head = end === null ? text : text.slice(0, end.index);
  const body = end === null ? Buffer.alloc(0) : raw.subarray(end.index + end[0].length);
  /** @type {Record<string, string>} */
  const headers = {};
  // A header goes on in the next line when that begins with white space.
  for (const line of Buffer.from(head, 'latin1')
    .toString('utf8')
    .replace(/\r?\n(?=[ \t])/g, '')
    .split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers[line.slice(0, colon).trim().toLowerCase()] = line.slice(colon + 1).trim();
  }
  return { headers, body };
}

/** @param {Buffer} body @param {string} boundary @returns {Buffer[]} */
function splitMultipart(body, boundary) {
  const text = body.toString('latin1');
  const escaped = boundary.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const marks = [...text.matchAll(new RegExp(`(^|\\r?\\n)--${escaped}(--)?[ \\t]*(\\r?\\n|$)`, 'g'))];
  return marks.slice(0, -1).map((mark, index) => {
    const next = marks[index + 1];
    return body.subarray(mark.index + mark[0].length, next === undefined ? body.length : next.index);
  });
}

/** @param {string} header such as `text/plain; charset=utf-8` */
function parseParameters(header) {
  const [value = '', ...rest] = header.match(/(?:[^;"]|"(?:\\.|[^"\\])*")+/g) ?? [];
  /** @type {Record<string, string>} */
  const params = {};
  /** @type {Record<string, string>} a long parameter in pieces: name*0, name*1*, … */
  const pieces = {};
  for (const item of rest) {
    const [, rawName = '', rawValue = ''] = /^\s*([^=\s]+)\s*=\s*(.*)$/s.exec(item) ?? [];
    const name = rawName.toLowerCase();
    const text = rawValue
      .trim()
      .replace(/^"(.*)"$/s, '$1')
      .replace(/\\(.)/g, '$1');
    const [base = '', ...marks] = name.split('*');
    if (marks.length === 0) params[base] = text;
    else pieces[base] = (pieces[base] ?? '') + text;
  }
  for (const [name, text] of Object.entries(pieces)) {
    params[name] = decodeURIComponent(text.replace(/^[\w-]*'[\w-]*'/, ''));
  }
  return { value: value.trim().toLowerCase(), params };
}

/** @param {Buffer} body @param {string} encoding */
function decodeTransfer(body, encoding) {
  if (encoding === 'base64') return Buffer.from(body.toString('latin1'), 'base64');
  if (encoding === 'quoted-printable') return decodeQuotedPrintable(body.toString('latin1'));
  return body;
}

/** @param {string} text @returns {Buffer} */
function decodeQuotedPrintable(text) {
  const joined = text.replace(/[ \t]+(?=\r?\n|$)/g, '').replace(/=\r?\n/g, '');
  const bytes = joined.replace(/=([0-9a-f]{2})/gi, (_match, hex) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1');
}

/** Words such as `=?UTF-8?Q?Selecci=C3=B3n?=`. @param {string} text */
function decodeWords(text) {
  return text
    .replace(/(=\?[^?]+\?[bq]\?[^?]*\?=)\s+(?==\?[^?]+\?[bq]\?)/gi, '$1')
    .replace(/(?:=\?[^?]+\?[bq]\?[^?]*\?=)+/gi, (run) => {
      // Neighbouring words are joined as bytes first: a letter may be cut in two between them.
      const words = [...run.matchAll(/=\?([^?]+)\?([bq])\?([^?]*)\?=/gi)];
      const bytes = words.map(([, , kind = '', content = '']) =>
        kind.toLowerCase() === 'b'
          ? Buffer.from(content, 'base64')
          : decodeQuotedPrintable(content.replaceAll('_', '=20')),
      );
      return decodeText(Buffer.concat(bytes), words[0]?.[1]);
    });
}

/** @param {Buffer} bytes @param {string} [charset] */
function decodeText(bytes, charset = 'utf-8') {
  return new TextDecoder(charset.split('*')[0]).decode(bytes);
}
