import { fileSize, numberFormat } from '@hiring/contract';

const closely = /* @__PURE__ */ numberFormat({ maximumFractionDigits: 2 });

/** Why a file is not taken: its size is rounded up, so that it never reads as the limit itself. */
export function tooHeavy(bytes: number, maxBytes: number): string {
  const megabytes = closely(Math.ceil((bytes / (1024 * 1024)) * 100) / 100);
  return `El archivo pesa ${megabytes} MB y el máximo son ${fileSize(maxBytes)}. Elige uno más ligero.`;
}
