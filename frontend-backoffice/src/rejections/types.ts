import type { Schemas } from '@hiring/contract/api';

export type RejectionReason = Schemas['RejectionReasonResponse'];
