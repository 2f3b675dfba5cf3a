import type { Schemas } from '@hiring/contract/api';

export type Criterion = Schemas['CriterionResponse'];
export type InterviewScorecards = Schemas['InterviewScorecards'];
