import { Injectable } from '@nestjs/common';
import { validate } from 'class-validator';
import { DomainError } from '../../platform/errors/domain-error.js';
import { toProblem } from '../../platform/errors/problem.js';
import { safeInstance } from '../../platform/http/addresses/safe-instance.js';
import { toFieldErrors } from '../../platform/http/validation/validation-errors.js';
import { RrhhEmailRequest, type ValidationResponse } from './rrhh.dto.js';
import { RrhhService } from './rrhh.service.js';

const NOTHING = { codigo: null, mensaje: null, errores: {}, asunto: null, destinatario: null };

/** Checks whether a message could be sent: returns the errors that `send` would throw. Writes nothing. */
@Injectable()
export class CheckEmail {
  constructor(private readonly rrhh: RrhhService) {}

  /** @throws {DomainError} `application_not_found`, `candidate_not_found`. */
  async execute(body: unknown): Promise<ValidationResponse> {
    try {
      const request = safeInstance(RrhhEmailRequest, body ?? {});
      const errors = await validate(request, { whitelist: true, stopAtFirstError: true });
      if (errors.length > 0) throw new DomainError('validation_failed', {}, toFieldErrors(errors));
      return { ...NOTHING, valido: true, ...(await this.rrhh.preview(request)) };
    } catch (error) {
      const { status, code, detail, errors = {} } = toProblem(error);
      // A missing record answers not found, and an error of ours is thrown: neither is a result of the check.
      if (status === 404 || status >= 500) throw error;
      return { ...NOTHING, valido: false, codigo: code, mensaje: detail, errores: errors };
    }
  }
}
