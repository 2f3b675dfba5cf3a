import { t } from '@lingui/core/macro';
import { fileSize, numberFormat } from '@hiring/contract';

const closely = /* @__PURE__ */ numberFormat({ maximumFractionDigits: 2 });

/** Its size is rounded up, so that it is never shown as equal to the limit. */
function tooHeavy(bytes: number, maxBytes: number): string {
  const megabytes = closely(Math.ceil((bytes / (1024 * 1024)) * 100) / 100);
  return t`El archivo pesa ${megabytes} MB y el máximo son ${fileSize(maxBytes)}. Elige uno más ligero.`;
}

interface Taken {
  extensions: readonly string[];
  maxBytes: number;
  /** The message for a file of another type. */
  otherKind: (name: string) => string;
}

/** A first check of the chosen file; the server checks its content. */
export function fileError(file: File, { extensions, maxBytes, otherKind }: Taken): string | null {
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  if (!extensions.includes(extension)) return otherKind(file.name);
  if (file.size > maxBytes) return tooHeavy(file.size, maxBytes);
  return file.size === 0 ? t`El archivo está vacío. Elige otro.` : null;
}
