import { IMPORT_LIMITS } from '@hiring/contract';
import type { ErrorCode } from '../../../platform/errors/error-catalogue.js';
import type { Import } from './import.entity.js';

const DAY_MS = 86_400_000;

type Ended = Pick<Import, 'estado' | 'tipo' | 'iniciada_at' | 'terminada_at'>;

/** Until when it can be taken back; null: it has not begun. */
export function undoableUntil({ iniciada_at, terminada_at }: Ended): Date | null {
  const from = terminada_at ?? iniciada_at;
  return from && new Date(from.getTime() + IMPORT_LIMITS.dias * DAY_MS);
}

/** Why an import cannot be taken back; null: it can. */
export function undoRefusal(state: Ended, now: Date): ErrorCode | null {
  // A folder of CVs has no run: confirmed drafts can be undone at any time.
  if (state.estado === 'en_curso' && state.tipo === 'tabla') return 'import_running';
  if (state.estado === 'borrador' || state.estado === 'deshecha' || state.estado === 'deshaciendo') {
    return 'import_not_undoable';
  }
  const until = undoableUntil(state);
  return until && now > until ? 'import_too_old' : null;
}
