import { Param, type PipeTransform } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DomainError } from '../errors/domain-error.js';

/** An id that is no UUID names nothing: 404, as for an unknown one. */
const uuidPipe: PipeTransform<unknown, string> = {
  transform(value) {
    if (typeof value !== 'string' || !isUUID(value)) throw new DomainError('not_found');
    return value;
  },
};

/** The path's `:id`. */
export const IdParam = (name = 'id'): ParameterDecorator => Param(name, uuidPipe);
