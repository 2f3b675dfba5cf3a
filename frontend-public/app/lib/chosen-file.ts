import { fileSize, numberFormat } from '@hiring/contract';

const closely = /* @__PURE__ */ numberFormat({ maximumFractionDigits: 2 });

/** Why a file is not taken: its size is rounded up, so that it never reads as the limit itself. */
function tooHeavy(bytes: number, maxBytes: number): string {
  const megabytes = closely(Math.ceil((bytes / (1024 * 1024)) * 100) / 100);
  return `El archivo pesa ${megabytes} MB y el máximo son ${fileSize(maxBytes)}. Elige uno más ligero.`;
}

interface Taken {
  extensions: readonly string[];
  maxBytes: number;
  /** What is said of a file of another kind, after its name. */
  otherKind: string;
}

/** A first look at the chosen file; the server looks at its content. */
export function fileError(file: File, { extensions, maxBytes, otherKind }: Taken): string | null {
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  if (!extensions.includes(extension)) return `«${file.name}» ${otherKind}`;
  if (file.size > maxBytes) return tooHeavy(file.size, maxBytes);
  return file.size === 0 ? 'El archivo está vacío. Elige otro.' : null;
}
