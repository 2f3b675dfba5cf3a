import type { Schemas } from '@hiring/contract/api';

export type LogRow = Schemas['LogResponse'];
export type LogEntry = Schemas['LogDetailResponse'];
export type LogSeal = Schemas['LogSealResponse'];
export type LogFilters = Partial<
  Record<'q' | 'nivel' | 'usuario' | 'accion' | 'desde' | 'hasta' | 'cuenta', string>
>;
