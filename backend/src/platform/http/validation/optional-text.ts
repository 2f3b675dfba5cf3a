import { applyDecorators } from '@nestjs/common';
import { IsOptional, type ValidationOptions } from 'class-validator';
import { Text, tooLong } from '../../openapi/field.js';
import { Trim, TrimLine } from './trim.js';

type Long = string | ValidationOptions;

/** A request's line that may be absent or null. @param long the error for a longer one, or its subject */
export const OptionalLine = (max: number, long: Long = tooLong(max)): PropertyDecorator =>
  applyDecorators(IsOptional(), TrimLine(), Text(max, long, {}));

/** The same of a text with lines. */
export const OptionalText = (max: number, long: Long = tooLong(max)): PropertyDecorator =>
  applyDecorators(IsOptional(), Trim(), Text(max, long, {}));
