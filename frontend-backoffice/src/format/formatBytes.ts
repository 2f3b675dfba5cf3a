import { numberFormat } from '@hiring/contract';

const whole = numberFormat();
const short = numberFormat({ maximumFractionDigits: 1 });
const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** "340 KB", "1,2 MB". */
export function formatBytes(bytes: number): string {
  return bytes < MEGABYTE
    ? `${whole(Math.max(1, Math.round(bytes / KILOBYTE)))} KB`
    : `${short(bytes / MEGABYTE)} MB`;
}
