import type { Stage } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import type { paths } from '@hiring/contract/api';
import { api } from '../client';
import { given, narrowed, one } from './params';

/** The general board or a vacancy's, with its filters. */
export type BoardScope = NonNullable<paths['/api/board/counts']['get']['parameters']['query']>;

/** Applications and their board. */
export const applicationCalls = {
  application: (id: string) => api.get('/api/applications/{id}', one(id)),
  moveApplication: (id: string, body: Schemas['MoveRequest']) =>
    api.post('/api/applications/{id}/move', { ...one(id), body }),
  /** The e-mail that such a move would send. */
  previewMove: (id: string, body: Schemas['MovePreviewRequest']) =>
    api.post('/api/applications/{id}/move/preview', { ...one(id), body }),
  undoMove: (id: string, body: Schemas['UndoRequest']) =>
    api.post('/api/applications/{id}/undo', { ...one(id), body }),
  setPriority: (id: string, body: Schemas['PriorityRequest']) =>
    api.put('/api/applications/{id}/priority', { ...one(id), body }),
  setFeedback: (id: string, body: Schemas['FeedbackRequest']) =>
    api.put('/api/applications/{id}/feedback', { ...one(id), body }),
  boardColumn: (scope: BoardScope, etapa: Stage, cursor: string | null) =>
    api.get('/api/board/column', { params: { query: { ...scope, etapa, ...given({ cursor }) } } }),
  boardCards: (scope: BoardScope, ids: readonly string[]) =>
    api.get('/api/board/cards', { params: { query: { ...scope, ids: ids.join(',') } } }),
  boardCounts: (scope: BoardScope) => api.get('/api/board/counts', { params: { query: scope } }),
  candidateStats: (filter: { departamento?: string }) => api.get('/api/stats/candidates', narrowed(filter)),
  unanswered: (filter: { departamento?: string }) => api.get('/api/stats/unanswered', narrowed(filter)),
};
