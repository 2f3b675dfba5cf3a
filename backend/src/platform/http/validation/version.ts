import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { Example } from '../../openapi/field.js';

/** Maximum of an `integer` column. */
export const MAX_INTEGER = 2_147_483_647;

/** The version of a record when it was read. `first`: the first version of a record. */
export const IsVersion = (message: { message: string }, first = 1): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: 'integer', minimum: first, maximum: MAX_INTEGER }),
    Example(1),
    IsInt(message),
    Min(first, message),
    Max(MAX_INTEGER, message),
  );
