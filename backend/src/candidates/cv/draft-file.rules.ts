import { invalid } from '../../platform/errors/domain-error.js';
import type { StoredFile } from '../../platform/files/storage/stored-file.entity.js';

/**
 * The draft's file that a form names; null when it names none, or when the person already has it (the form was
 * submitted before).
 * @throws {DomainError} `validation_failed` when another device has replaced the file.
 */
export function draftFileOf(
  named: string | undefined,
  held: StoredFile | null,
  current: string | null,
): StoredFile | null {
  if (!named || named === current) return null;
  if (held?.id === named) return held;
  throw invalid({ cv: ['Has cambiado tu CV desde otro dispositivo. Elige el que quieres enviar.'] });
}
