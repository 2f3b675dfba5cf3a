import type { Schemas } from './api.js';

export type Problem = Schemas['ProblemResponse'];

/** A refusal of the API, or no answer at all; the message is a Spanish sentence fit to show. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';

  constructor(
    message: string,
    /** 0: no answer arrived, and nobody knows whether the request did. */
    readonly status: number,
    /** The server's document; none where a proxy answered, or nobody. */
    readonly problem?: Problem,
  ) {
    super(message);
  }

  get code(): Problem['code'] | 'offline' | 'unknown' {
    return this.problem?.code ?? (this.status === 0 ? 'offline' : 'unknown');
  }

  /** Messages of each field. */
  get errors(): Readonly<Record<string, string[]>> {
    return this.problem?.errors ?? {};
  }

  /** First message of each field. */
  firstErrors(): Record<string, string> {
    return Object.fromEntries(
      Object.entries(this.errors).flatMap(([field, [message]]) => (message ? [[field, message]] : [])),
    );
  }
}
