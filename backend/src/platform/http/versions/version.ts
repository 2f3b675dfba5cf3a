import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { Example } from '../../openapi/field.js';

/** What an `integer` column holds. */
export const MAX_INTEGER = 2_147_483_647;

/** The number that a record had when it was read. `first`: the number that records begin with. */
export const IsVersion = (message: { message: string }, first = 1): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: 'integer', minimum: first, maximum: MAX_INTEGER }),
    Example(1),
    IsInt(message),
    Min(first, message),
    Max(MAX_INTEGER, message),
  );
