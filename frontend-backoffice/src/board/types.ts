import type { Schemas } from '@hiring/contract/api';

export type BoardCard = Schemas['BoardCard'];
export type BoardCounts = Schemas['BoardCounts'];
