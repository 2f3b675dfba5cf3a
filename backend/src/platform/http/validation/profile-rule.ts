import { PHONE_MESSAGE, PROFILE, type ProfileField, profileTextError, say } from '@hiring/contract';
import { ValidateBy, type ValidationArguments } from 'class-validator';
import { readPhone } from '../../values/phones.js';

/**
 * The contract's rule of a profile field, with its message; a phone is also read, which browsers cannot. The date of
 * birth is checked where the clock is.
 */
export function ProfileRule(field: ProfileField): PropertyDecorator {
  const errorOf = (value: unknown) => {
    if (typeof value !== 'string') return null;
    const unread = PROFILE[field].kind === 'phone' && value !== '' && readPhone(value) === null;
    return profileTextError(field, value, new Date(0)) ?? (unread ? say(PHONE_MESSAGE) : null);
  };
  return ValidateBy({
    name: `profile_${field}`,
    validator: {
      validate: (value: unknown) => errorOf(value) === null,
      defaultMessage: (given?: ValidationArguments) => errorOf(given?.value) ?? '',
    },
  });
}
