import type { paths } from '@hiring/contract/api';
import { api } from '../client';

/** Days of Madrid, both included. */
export type FigurePeriod = Required<NonNullable<paths['/api/stats/dashboard']['get']['parameters']['query']>>;

/** What the administrators' start page asks of the server. */
export const figureCalls = {
  dashboard: (query: FigurePeriod) => api.get('/api/stats/dashboard', { params: { query } }),
  charts: (query: FigurePeriod) => api.get('/api/stats/charts', { params: { query } }),
  systemStatus: () => api.get('/api/system/status'),
};
