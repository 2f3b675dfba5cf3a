import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiSchema, type ApiSchemaOptions } from '@nestjs/swagger';
import {
  IsIn,
  IsInt,
  IsNotEmpty,
  IsString,
  Max,
  MaxLength,
  Min,
  type ValidationOptions,
} from 'class-validator';

/** Extension in the API document until the examples of bodies are generated. */
export const EXAMPLE = 'x-example';
/** Extension in the API document until number types are set. */
export const DECIMAL = 'x-decimal';

/** NestJS copies extension members of these options. */
const property = (facts: Record<`x-${string}`, unknown>): PropertyDecorator => ApiProperty(facts);

/** The example of a field or a class in the API document. */
export const Example =
  (value: unknown) =>
  (target: object, field?: string | symbol): void => {
    if (field !== undefined) property({ [EXAMPLE]: value })(target, field);
    else ApiSchema({ [EXAMPLE]: value } as ApiSchemaOptions)(target as new () => object);
  };

const text = (format: string) => (): PropertyDecorator => ApiProperty({ format });

export const Id = text('uuid');
/** ISO 8601, with the time of day. */
export const Instant = text('date-time');
/** YYYY-MM-DD. */
export const Day = text('date');
export const Email = text('email');
/** HH:MM. */
export const TimeOfDay = (): PropertyDecorator =>
  applyDecorators(ApiProperty({ pattern: String.raw`^([01]\d|2[0-3]):[0-5]\d$` }), Example('09:30'));

/** The version of an answer's row, for the next write of it. */
export const Version = (): PropertyDecorator =>
  ApiProperty({ description: 'Rises with each write; another one is refused.' });

/** @param what the subject of the sentence, as in "El nombre" */
export const tooLong = (max: number, what?: string): { message: string } => ({
  message: `${what ? `${what} no` : 'No'} puede superar los ${max} caracteres`,
});

/** A request's text. @param long the error for a longer one, or its subject @param noText the error for other types */
export function Text(
  max: number,
  long?: string | ValidationOptions,
  noText?: ValidationOptions,
): PropertyDecorator {
  const error = typeof long === 'string' ? tooLong(max, long) : long;
  return applyDecorators(ApiProperty({ maxLength: max }), IsString(noText ?? error), MaxLength(max, error));
}

/** The same for a text that may not be empty. @param missing the error for none, and for other types */
export const RequiredText = (
  max: number,
  long: string | ValidationOptions,
  missing = long as ValidationOptions,
): PropertyDecorator => applyDecorators(IsNotEmpty(missing), Text(max, long, missing));

/** A request's integer. */
export const Whole = (min: number, max: number, refusal?: ValidationOptions): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ minimum: min, maximum: max }),
    IsInt(refusal),
    Min(min, refusal),
    Max(max, refusal),
  );

/** One of these values. @param refusal the error for any other value; a response has none */
export const Word = (words: readonly string[], refusal?: ValidationOptions): PropertyDecorator =>
  applyDecorators(ApiProperty({ enum: [...words] }), ...(refusal ? [IsIn(words, refusal)] : []));

/** A list of these values. */
export const Words = (words: readonly string[]): PropertyDecorator =>
  ApiProperty({ enum: [...words], isArray: true });

/** A number with a fraction; all others are integers. */
export const Decimal = (): PropertyDecorator => property({ [DECIMAL]: true });
