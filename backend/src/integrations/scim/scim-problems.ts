import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';
import SCIMMY from 'scimmy';
import { toProblem } from '../../platform/errors/problem.js';

/** Codes of the product that the protocol has a word for. */
const TYPES: Readonly<Record<string, string>> = {
  email_already_exists: 'uniqueness',
  validation_failed: 'invalidValue',
};

/** Errors as the protocol wants them (RFC 7644, 3.12). */
@Catch()
export class ScimProblems implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const known = toScimError(error);
    const message = new SCIMMY.Messages.ErrorResponse(known);
    response.status(Number(known.status)).type('application/scim+json').json(message);
  }
}

/** The same error in the protocol's words. */
export function toScimError(error: unknown): InstanceType<typeof SCIMMY.Types.Error> {
  if (error instanceof SCIMMY.Types.Error) return error;
  const { status, code, detail, errors = {} } = toProblem(error);
  // Both names may lack the same.
  const said = [...new Set([detail, ...Object.values(errors).flat()])].join(' ');
  // The protocol has no 422.
  return new SCIMMY.Types.Error(status === 422 ? 400 : status, TYPES[code] ?? '', said);
}
