const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** "340 KB", "1,2 MB". */
export function formatBytes(bytes: number): string {
  return bytes < MEGABYTE
    ? `${Math.max(1, Math.round(bytes / KILOBYTE)).toLocaleString('es-ES')} KB`
    : `${(bytes / MEGABYTE).toLocaleString('es-ES', { maximumFractionDigits: 1 })} MB`;
}
