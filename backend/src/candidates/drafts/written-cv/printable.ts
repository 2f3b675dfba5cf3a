/** Pictures, flags and what belongs to them; the signs of ©, ® and ™ are letters here. */
const PICTURES =
  /(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\uFE0E\uFE0F\u20E3]/gu;
/** Control characters; a line break stays, and the mark that keeps two Persian letters apart. */
const CONTROLS = /(?![\n\u200C])\p{C}/gu;

/** A text as a CV prints it: on the lines on which it was written, without pictures. */
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
