import type { ValidationError } from '@nestjs/common';
import type { FieldErrors } from '../../errors/domain-error.js';

/** class-validator's tree as messages by field; nested fields are joined with dots. */
export function toFieldErrors(errors: ValidationError[], prefix = ''): FieldErrors {
  const fields: FieldErrors = {};
  for (const error of errors) {
    const name = prefix + error.property;
    if (error.constraints) fields[name] = Object.values(error.constraints);
    if (error.children?.length) Object.assign(fields, toFieldErrors(error.children, `${name}.`));
  }
  return fields;
}
