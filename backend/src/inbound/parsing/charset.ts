import type { Email } from 'postal-mime';

/** Bytes 0x80 to 0x9f of Windows-1252, which Node and many mails call ISO-8859-1. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
export const asWindows = (text: string): string =>
  text.replace(/[\u0080-\u009f]/g, (sign) => WINDOWS[sign.charCodeAt(0) - 0x80] ?? '');

const LOST = '\ufffd';
/** A part of text with the lines of its header. */
const TEXT_PART = /^content-type:[ \t]*text\/(?:plain|html)\b[^\r\n]*(?:\r?\n[ \t][^\r\n]*)*/gim;
const CHARSET = /;\s*charset\s*=\s*(?:"[^"]*"|[^;\s]*)/gi;

/**
 * A mail whose texts are read in the charset that they are in, where it is not the one that they name. Old programs
 * write Windows-1252 and name none, or UTF-8; forms of sites write UTF-8 and name ISO-8859-1.
 */
export async function legible(raw: Uint8Array, parse: (raw: Uint8Array) => Promise<Email>): Promise<Email> {
  const mail = await parse(raw);
  const named = `${mail.text ?? ''}${mail.html ?? ''}`;
  // Letters that were read show that it is UTF-8, of which a part was lost on the way.
  const read = isMangled(named) ? await parse(inWindows(raw)) : mail;
  return { ...read, text: fromUtf8(read.text), html: fromUtf8(read.html) };
}

const isMangled = (text: string): boolean => text.includes(LOST) && !/[^\p{ASCII}\ufffd]/u.test(text);

/** The mail with all its texts in Windows-1252. */
function inWindows(raw: Uint8Array): Buffer {
  const charset = '; charset=windows-1252';
  const bytes = Buffer.from(raw).toString('latin1');
  const changed = bytes.replace(TEXT_PART, (header) => header.replace(CHARSET, '') + charset);
  const end = /\r?\n\r?\n/.exec(changed)?.index ?? 0;
  const declared = /^content-type:/im.test(changed.slice(0, end));
  return Buffer.from(declared ? changed : `Content-Type: text/plain${charset}\r\n${changed}`, 'latin1');
}

/** A text whose characters are bytes of UTF-8 is what they mean: in no other text would all of them be. */
function fromUtf8<T extends string | undefined>(text: T): T | string {
  if (!text || !/[\u00c2-\u00f4]/.test(text)) return text;
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const windows = code > 0xff ? WINDOWS.indexOf(text.charAt(at)) : -1;
    if (code > 0xff && windows < 0) return text;
    bytes[at] = windows < 0 ? code : windows + 0x80;
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // It is not UTF-8: the letters are those that were written.
    return text;
  }
}
