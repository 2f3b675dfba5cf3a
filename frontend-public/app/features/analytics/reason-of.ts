import { ApiProblem } from '@hiring/contract/api-problem';

/** Why a form was not taken, as a stable word without anything of the form. */
export const reasonOf = (error: unknown): string => (error instanceof ApiProblem ? error.code : 'unknown');
