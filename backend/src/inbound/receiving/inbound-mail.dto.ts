import { Word } from '../../platform/openapi/field.js';
import { RECEIVED } from './received-mail.entity.js';

/** `repetido`: the same mail has come before, and nothing was done. */
export const RESULTS = [...RECEIVED, 'repetido'] as const;

export class InboundMailResponse {
  /** What became of it: a message, waiting for assignment, a robot's mail, a bounce, an answered invitation, repeated. */
  @Word(RESULTS)
  resultado: (typeof RESULTS)[number];
}
