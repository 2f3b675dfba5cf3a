import type { OpenAPIObject } from '@nestjs/swagger';
import { isISO8601, isUUID } from 'class-validator';
import { isDay } from './day.js';
import { INSTANT_EXAMPLE, isInstant } from './instant.js';

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
/** A schema in NestJS's type. */
export type SchemaObject = Exclude<Schemas[string], { $ref: string }>;

/** The values of one filter. Both the query parser and the API document use it. */
export interface FilterRule {
  schema: SchemaObject;
  accepts: (value: string) => boolean;
  /** The accepted values in an error message; absent: none. */
  known?: string;
}

/** The filters of a list by name. */
export type FilterRules<Name extends string = string> = Readonly<Record<Name, FilterRule>>;

export const MAX_FILTER_TEXT = 200;

export const anyText = (description: string): FilterRule => ({
  schema: { type: 'string', maxLength: MAX_FILTER_TEXT, description },
  accepts: () => true,
});

export const oneOf = (words: readonly string[], description: string): FilterRule => ({
  schema: { type: 'string', enum: [...words], description },
  accepts: (value) => words.includes(value),
  known: words.join(', '),
});

/** Accepts `true` and `"true"`. */
export const yesOrNo = (description: string): FilterRule => ({
  schema: { type: 'boolean', description },
  accepts: (value) => value === 'true' || value === 'false',
  known: 'true, false',
});

/** Can only be filtered by yes. */
export const onlyYes = (description: string): FilterRule => ({
  schema: { type: 'boolean', enum: [true], description },
  accepts: (value) => value === 'true',
  known: 'true',
});

export const idOf = (description: string): FilterRule => ({
  schema: { type: 'string', format: 'uuid', description },
  accepts: (value) => isUUID(value),
});

/** `or`: a word for rows without one. */
export const idOr = (or: string, description: string): FilterRule => ({
  schema: {
    anyOf: [
      { type: 'string', format: 'uuid' },
      { type: 'string', enum: [or] },
    ],
    description,
  },
  accepts: (value) => value === or || isUUID(value),
});

export const day = (description: string): FilterRule => ({
  schema: { type: 'string', format: 'date', description },
  accepts: isDay,
});

export const dayOrInstant = (description: string): FilterRule => ({
  schema: {
    anyOf: [
      { type: 'string', format: 'date' },
      { type: 'string', format: 'date-time' },
    ],
    description,
  },
  accepts: (value) =>
    isDay(value) || (isDay(value.slice(0, 10)) && isISO8601(value, { strict: true, strictSeparator: true })),
});

export const instant = (description: string): FilterRule => ({
  schema: { type: 'string', format: 'date-time', description },
  accepts: isInstant,
  known: INSTANT_EXAMPLE,
});

export const wholeNumber = (maximum: number, description: string): FilterRule => ({
  schema: { type: 'integer', minimum: 0, maximum, description },
  accepts: (value) => /^\d{1,10}$/.test(value) && Number(value) <= maximum,
});
