import type { Schemas } from '@hiring/contract/api';

export type Criterion = Schemas['CriterionResponse'];
