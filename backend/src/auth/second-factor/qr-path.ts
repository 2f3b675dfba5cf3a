import { encode } from 'uqr';

/** Quiet zone around the code, in modules, that readers need. */
const MARGIN = 4;

/** A QR code as one SVG path that a page draws inline, without images, styles or external requests. */
export function qrPath(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: MARGIN });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return { size, path };
}
