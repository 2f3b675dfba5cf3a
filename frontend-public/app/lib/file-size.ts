const number = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 1 });

/** Bytes as "640 KB" or "2,4 MB", counted as the 5 MB limit is (1 MB = 1024 KB). */
export function fileSize(bytes: number): string {
  if (bytes < 1024 * 1024) return `${number.format(Math.ceil(bytes / 1024))} KB`;
  return `${number.format(bytes / (1024 * 1024))} MB`;
}

const closely = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 2 });

/** Why a file is not taken: its size is rounded up, so that it never reads as the limit itself. */
export function tooHeavy(bytes: number, maxBytes: number): string {
  const megabytes = closely.format(Math.ceil((bytes / (1024 * 1024)) * 100) / 100);
  return `El archivo pesa ${megabytes} MB y el máximo son ${fileSize(maxBytes)}. Elige uno más ligero.`;
}
