import { invalid } from '../../../platform/errors/domain-error.js';

/**
 * The draft's file that a form names; null when it names none, or when the person already has it (the form was
 * submitted before).
 * @throws {DomainError} `validation_failed` when another device has replaced the file.
 */
export function draftFileOf<File extends { id: string }>(
  named: string | undefined,
  held: File | null,
  current: string | null,
): File | null {
  if (!named || named === current) return null;
  if (held?.id === named) return held;
  throw invalid({ cv: ['Has cambiado tu CV desde otro dispositivo. Elige el que quieres enviar.'] });
}
