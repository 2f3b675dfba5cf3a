import type { Schemas } from './api.js';

export type Problem = Schemas['ProblemResponse'];

/** A refused or unanswered API request; the message is a Spanish sentence for the user. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';

  constructor(
    message: string,
    /** 0: no response; the server may have processed the request. */
    readonly status: number,
    /** The server's problem document; missing for a proxy's response or none. */
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
