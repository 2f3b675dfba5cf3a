import { Param, type PipeTransform } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import { DomainError } from '../../errors/domain-error.js';

/** An id that is no UUID names nothing: 404, as for an unknown one. */
const uuidPipe: PipeTransform<unknown, string> = {
  transform(value) {
    if (typeof value !== 'string' || !isUUID(value)) throw new DomainError('not_found');
    return value;
  },
};

const EXAMPLE = '3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11';

/** The path's `:id`, read and described. */
export const IdParam =
  (name = 'id'): ParameterDecorator =>
  (target, handler, index) => {
    Param(name, uuidPipe)(target, handler, index);
    const descriptor = handler === undefined ? undefined : Object.getOwnPropertyDescriptor(target, handler);
    if (handler === undefined || !descriptor) return;
    ApiParam({ name, schema: { type: 'string', format: 'uuid' }, example: EXAMPLE })(
      target,
      handler,
      descriptor,
    );
  };
