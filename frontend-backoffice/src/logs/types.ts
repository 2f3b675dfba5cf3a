import type { Schemas } from '@hiring/contract/api';

export type LogRow = Schemas['LogResponse'];
export type LogEntry = Schemas['LogDetailResponse'];
export type LogSeal = Schemas['LogSealResponse'];
