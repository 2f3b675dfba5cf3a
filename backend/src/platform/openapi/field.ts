import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiSchema, type ApiSchemaOptions } from '@nestjs/swagger';
import { IsIn, IsInt, IsString, Max, MaxLength, Min, type ValidationOptions } from 'class-validator';

/** In the document, until the examples of bodies are made of it. */
export const EXAMPLE = 'x-example';
/** In the document, until its numbers are whole or not. */
export const DECIMAL = 'x-decimal';

/** NestJS gives on whatever stands in these options. */
const property = (facts: Record<`x-${string}`, unknown>): PropertyDecorator => ApiProperty(facts);

/** What a field, or all of a class, holds in the document's examples. */
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

/** A request's text of at most so many characters, and what is said of a longer one and of what is no text. */
export const Text = (
  max: number,
  tooLong?: ValidationOptions,
  noText: ValidationOptions | undefined = tooLong,
): PropertyDecorator =>
  applyDecorators(ApiProperty({ maxLength: max }), IsString(noText), MaxLength(max, tooLong));

/** A request's whole number. */
export const Whole = (min: number, max: number, refusal?: ValidationOptions): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ minimum: min, maximum: max }),
    IsInt(refusal),
    Min(min, refusal),
    Max(max, refusal),
  );

/** One of these. @param refusal what a request with another one is told; an answer has none */
export const Word = (words: readonly string[], refusal?: ValidationOptions): PropertyDecorator =>
  applyDecorators(ApiProperty({ enum: [...words] }), ...(refusal ? [IsIn(words, refusal)] : []));

/** A list of these. */
export const Words = (words: readonly string[]): PropertyDecorator =>
  ApiProperty({ enum: [...words], isArray: true });

/** A number that may have a fraction: all others are whole. */
export const Decimal = (): PropertyDecorator => property({ [DECIMAL]: true });
