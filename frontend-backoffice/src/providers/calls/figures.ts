import type { paths } from '@hiring/contract/api';
import { api } from '../client';

/** Days in Madrid, both included. */
export type FigurePeriod = Required<NonNullable<paths['/api/stats/dashboard']['get']['parameters']['query']>>;

/** Requests of the administrators' dashboard. */
export const figureCalls = {
  dashboard: (query: FigurePeriod) => api.get('/api/stats/dashboard', { params: { query } }),
  charts: (query: FigurePeriod) => api.get('/api/stats/charts', { params: { query } }),
  systemStatus: () => api.get('/api/system/status'),
};
