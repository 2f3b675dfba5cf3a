import { useRead } from '../providers/useRead';
import type { Schemas } from '@hiring/contract/api';

export type InterviewScorecards = Schemas['InterviewScorecards'];

/** The interviews of a person with their scorecards, and what these say together. */
export function useScorecards(candidateId: string) {
  return useRead(['scorecards', candidateId], (provider) => provider.listScorecards(candidateId));
}
