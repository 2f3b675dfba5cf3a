import { ApiProblem } from '@hiring/contract/api-problem';

/** The reason of a failed form as a stable code without form data. */
export const reasonOf = (error: unknown): string => (error instanceof ApiProblem ? error.code : 'unknown');
