import { validateSync } from 'class-validator';
import { safeInstance } from '../../../platform/http/addresses/safe-instance.js';
import { invalid } from '../../../platform/errors/domain-error.js';
import { toFieldErrors } from '../../../platform/http/validation/validation-errors.js';
import { QualificationsRequest } from './qualifications.dto.js';

/**
 * The qualifications of the form's field, which is JSON.
 * @returns null when the field is absent: then they stay as they were.
 * @throws {DomainError} `validation_failed` with the field `cualificaciones`.
 */
export function readQualifications(text: string | undefined): QualificationsRequest | null {
  if (text === undefined) return null;
  const request = safeInstance(QualificationsRequest, parse(text));
  const wrong = toFieldErrors(validateSync(request, { whitelist: true, stopAtFirstError: true }));
  const messages = [...new Set(Object.values(wrong).flat())];
  if (messages.length > 0) throw invalid({ cualificaciones: messages });
  return request;
}

function parse(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // No JSON: as wrong as JSON of another shape.
  }
  throw invalid({ cualificaciones: ['Las cualificaciones no son válidas'] });
}
