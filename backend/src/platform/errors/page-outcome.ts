import type { Logger } from '@nestjs/common';
import type { FieldErrors } from './domain-error.js';
import { toProblem } from './problem.js';

/** What an action of a server-rendered page came to: done, or why not, so that the page can say it. */
export type PageOutcome =
  | { done: true }
  | { done: false; status: number; code: string; detail: string; errors: FieldErrors };

/** Does the work and tells what came of it; what is no fault of the visitor's goes to the log. */
export async function pageOutcome(logger: Logger, work: () => Promise<void>): Promise<PageOutcome> {
  try {
    await work();
    return { done: true };
  } catch (error) {
    const { status, code, detail, errors = {} } = toProblem(error);
    if (status >= 500) logger.error('not done', error instanceof Error ? error.stack : error);
    return { done: false, status, code, detail, errors };
  }
}
