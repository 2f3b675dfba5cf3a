import { type FieldName, profileTextError } from '@hiring/contract';
import { ValidateBy, type ValidationArguments } from 'class-validator';

/** The contract's rule of a profile field, with its message. The date of birth is checked where the clock is. */
export function ProfileRule(field: FieldName): PropertyDecorator {
  const errorOf = (value: unknown) =>
    typeof value === 'string' ? profileTextError(field, value, new Date(0)) : null;
  return ValidateBy({
    name: `profile_${field}`,
    validator: {
      validate: (value: unknown) => errorOf(value) === null,
      defaultMessage: (given?: ValidationArguments) => errorOf(given?.value) ?? '',
    },
  });
}
