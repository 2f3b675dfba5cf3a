import type { Schemas } from '@hiring/contract/api';
import { api } from '../client';
import { one } from './params';

/** The search over everything, and a user's list preferences: appearance and filters. */
export const listCalls = {
  search: (q: string, signal: AbortSignal) => api.get('/api/search', { params: { query: { q } }, signal }),
  preferences: () => api.get('/api/preferences'),
  savePreferences: (body: Schemas['PreferencesRequest']) => api.put('/api/preferences', { body }),
  savedViews: () => api.get('/api/saved-views'),
  createSavedView: (body: Schemas['SavedViewRequest']) => api.post('/api/saved-views', { body }),
  changeSavedView: (id: string, body: Schemas['SavedViewChange']) =>
    api.put('/api/saved-views/{id}', { ...one(id), body }),
  orderSavedViews: (ids: readonly string[]) => api.put('/api/saved-views/order', { body: { ids: [...ids] } }),
  deleteSavedView: (id: string) => api.delete('/api/saved-views/{id}', one(id)),
};
