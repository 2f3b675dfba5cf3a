import { Logger } from '@nestjs/common';
import type { FieldErrors } from './domain-error.js';
import { toProblem } from './problem.js';

/** Result of a page's action: success, or the error to show. */
export type PageOutcome =
  | { done: true }
  | { done: false; status: number; code: string; detail: string; errors: FieldErrors };

const logger = new Logger('pages');

/** Runs the work and returns its result, so that the page can show a refusal; internal errors are logged. */
export async function pageOutcome(work: () => Promise<unknown>): Promise<PageOutcome> {
  try {
    await work();
    return { done: true };
  } catch (error) {
    const { status, code, detail, errors = {} } = toProblem(error);
    if (status >= 500) logger.error('not done', error instanceof Error ? error.stack : error);
    return { done: false, status, code, detail, errors };
  }
}
