import { Param, type PipeTransform } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import { DomainError } from '../../errors/domain-error.js';

/** An id that is no UUID does not exist: 404, as for an unknown one. */
const uuidPipe: PipeTransform<unknown, string> = {
  transform(value) {
    if (typeof value !== 'string' || !isUUID(value)) throw new DomainError('not_found');
    return value;
  },
};

/** The path parameter `:id`, validated and documented. */
export const IdParam =
  (name = 'id', description = 'Id of the record.'): ParameterDecorator =>
  (target, handler, index) => {
    Param(name, uuidPipe)(target, handler, index);
    const descriptor = handler === undefined ? undefined : Object.getOwnPropertyDescriptor(target, handler);
    if (handler === undefined || !descriptor) return;
    ApiParam({ name, description, schema: { type: 'string', format: 'uuid' } })(target, handler, descriptor);
  };
