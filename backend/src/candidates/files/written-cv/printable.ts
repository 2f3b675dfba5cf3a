/** Emoji, flags and their modifiers; ©, ® and ™ count as letters. */
const PICTURES =
  /(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\uFE0E\uFE0F\u20E3]/gu;
/** Control characters except line breaks and the zero-width non-joiner of Persian. */
const CONTROLS = /(?![\n\u200C])\p{C}/gu;

/** Whether a generated document would leave something out that a screen shows. */
export const hasPictures = (text: string): boolean => text.search(PICTURES) >= 0;

/** Text for a generated CV: keeps its line breaks, without emoji. */
export const printable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(PICTURES, '')
    .replace(CONTROLS, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
