import { encode } from 'uqr';

/** Light modules that readers need around the code. */
const MARGIN = 4;

/** A QR code as one path, so that a page can draw it inline: no image, no style, nothing from elsewhere. */
export function qrPath(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: MARGIN });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return { size, path };
}
