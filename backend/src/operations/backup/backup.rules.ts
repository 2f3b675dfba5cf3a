import { DatabaseError } from 'pg';

/** Why a backup was not made; also a label of metrics. */
export const BACKUP_FAULTS = {
  disco_lleno: 'el disco está lleno',
  sin_permiso: 'no se puede escribir en su carpeta',
  base_de_datos: 'la base de datos no respondió',
  clave: 'falta BACKUP_KEY',
  no_vale: 'al probarla no se pudo restaurar igual',
  otro: 'ocurrió un error',
} as const;
export type BackupFault = keyof typeof BACKUP_FAULTS;

export type BackupTrouble = 'fallida' | 'interrumpida' | 'antigua';

/** A backup a night; one that is missing is seen before the second. */
export const OLD_BACKUP_MS = 48 * 3_600_000;

export interface BackupState {
  /** A process is making one. */
  running: boolean;
  /** Of the last one, when it is over. */
  fault: BackupFault | null;
  /** The last one ended without saying how. */
  stopped: boolean;
  /** The last good one; null: none yet. */
  good: { at: Date; seconds: number; bytes: number; tried: boolean } | null;
  /** Since the last good one, or since somebody looks for one. */
  ageMs: number;
  /** Since when this is so: names one and the same trouble. */
  since: Date;
}

export function troubleOf({ fault, stopped, ageMs }: BackupState): BackupTrouble | null {
  if (fault !== null) return 'fallida';
  if (stopped) return 'interrumpida';
  return ageMs > OLD_BACKUP_MS ? 'antigua' : null;
}

const BY_CODE: Readonly<Record<string, BackupFault>> = {
  ENOSPC: 'disco_lleno',
  EDQUOT: 'disco_lleno',
  EACCES: 'sin_permiso',
  EPERM: 'sin_permiso',
  EROFS: 'sin_permiso',
  ECONNREFUSED: 'base_de_datos',
  ECONNRESET: 'base_de_datos',
};

/** The reason behind an error and its causes: never its words, which may name files and people. */
export function faultOf(error: unknown): BackupFault {
  for (let one = error; one instanceof Error; one = one.cause) {
    const known = 'code' in one ? BY_CODE[String(one.code)] : undefined;
    if (known) return known;
    if (one instanceof DatabaseError || one.message.startsWith('Connection terminated'))
      return 'base_de_datos';
  }
  return 'otro';
}
