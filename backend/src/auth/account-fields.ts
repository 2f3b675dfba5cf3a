import { LIMITS, toSay } from '@hiring/contract';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, Matches, MaxLength, ValidateBy } from 'class-validator';
import { Email, Example, Text } from '../platform/openapi/field.js';
import { TrimLine } from '../platform/http/validation/trim.js';
import { EMAIL_PATTERN, STORABLE_PATTERN } from '../platform/values/email-address.js';
import { PASSWORD_REQUIRED, PASSWORD_TOO_LONG } from './passwords/password.rules.js';

/** Far more than any token has. */
export const TOKEN_CHARACTERS = 200;
const EMAIL_REQUIRED = { message: toSay('El correo es obligatorio') };
const EMAIL_INVALID = { message: toSay('El correo no es válido') };
const LINK_INVALID = { message: toSay('El enlace no es válido') };

/** An address that is written to. */
export const AccountEmail = (pattern = EMAIL_PATTERN): PropertyDecorator =>
  applyDecorators(
    IsNotEmpty(EMAIL_REQUIRED),
    Matches(pattern, EMAIL_INVALID),
    ApiProperty({ maxLength: LIMITS.email }),
    MaxLength(LIMITS.email, EMAIL_INVALID),
    // Copied from a PDF or a chat, it has characters around it that nobody sees.
    TrimLine(),
    Email(),
  );

/** An address that an account is looked up by. */
export const KnownEmail = (): PropertyDecorator => AccountEmail(STORABLE_PATTERN);

/** A password that may be left out where `@IsOptional()` says so; the account's policy is checked later. */
export const OptionalPassword = (): PropertyDecorator =>
  applyDecorators(
    Text(LIMITS.passwordMax, { message: PASSWORD_TOO_LONG }, { message: PASSWORD_REQUIRED }),
    Example('Una-clave-Larga-2026'),
  );

export const Password = (): PropertyDecorator =>
  applyDecorators(IsNotEmpty({ message: PASSWORD_REQUIRED }), OptionalPassword());

/** The token of a message's link. */
export const LinkToken = (): PropertyDecorator =>
  applyDecorators(
    IsNotEmpty(LINK_INVALID),
    Text(TOKEN_CHARACTERS, LINK_INVALID),
    Example('y1uG5vX0b8lqO2c7mW4sT9fE3aZ6kJhR'),
  );

/** The value must equal that of another property of the same request. */
export const SameAs = (property: string, message: string): PropertyDecorator =>
  ValidateBy(
    {
      name: 'sameAs',
      validator: {
        validate: (value, context) =>
          context !== undefined && value === (context.object as Record<string, unknown>)[property],
      },
    },
    { message },
  );
