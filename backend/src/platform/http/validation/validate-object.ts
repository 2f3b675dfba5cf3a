import { applyDecorators } from '@nestjs/common';
import { IsObject, ValidateNested, type ValidationOptions } from 'class-validator';

const NO_OBJECT = { message: 'El valor no es válido' };

/** As `ValidateNested`, which a list in the place of an object passes: its members are looked at, and it may have none. */
export const ValidateObject = (options: ValidationOptions = {}): PropertyDecorator =>
  applyDecorators(ValidateNested({ ...NO_OBJECT, ...options }), IsObject({ ...NO_OBJECT, ...options }));
