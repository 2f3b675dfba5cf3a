import { applyDecorators } from '@nestjs/common';
import { IsObject, ValidateNested, type ValidationOptions } from 'class-validator';

const NO_OBJECT = { message: 'El valor no es válido' };

/** Like `ValidateNested`, but it refuses an array, whose items `ValidateNested` would validate instead. */
export const ValidateObject = (options: ValidationOptions = {}): PropertyDecorator =>
  applyDecorators(ValidateNested({ ...NO_OBJECT, ...options }), IsObject({ ...NO_OBJECT, ...options }));
