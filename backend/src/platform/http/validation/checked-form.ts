import type { ClassConstructor } from 'class-transformer';
import { validate } from 'class-validator';
import { invalid } from '../../errors/domain-error.js';
import { safeInstance } from '../addresses/safe-instance.js';
import { toFieldErrors } from './validation-errors.js';

/**
 * Validates a page's form as a request DTO: the same rules as in the API, where the validation pipe applies them.
 * @throws {DomainError} `validation_failed` with a message for each field
 */
export async function checkedForm<T extends object>(type: ClassConstructor<T>, fields: object): Promise<T> {
  const request = safeInstance(type, fields);
  const errors = await validate(request, { whitelist: true, stopAtFirstError: true });
  if (errors.length > 0) throw invalid(toFieldErrors(errors));
  return request;
}
