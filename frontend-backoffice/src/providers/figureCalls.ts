import type { Schemas } from '@hiring/contract/api';
import { getJson } from './request';

/** Days of Madrid, both included. */
export interface FigurePeriod {
  desde: string;
  hasta: string;
}

/** What the administrators' start page asks of the server. */
export interface FigureCalls {
  dashboard(period: FigurePeriod): Promise<Schemas['DashboardResponse']>;
  charts(period: FigurePeriod): Promise<Schemas['ChartsResponse']>;
  systemStatus(): Promise<Schemas['SystemStatus']>;
}

const asked = ({ desde, hasta }: FigurePeriod) => new URLSearchParams({ desde, hasta });

export const figureCalls: FigureCalls = {
  dashboard: (period) => getJson(`/stats/dashboard?${asked(period)}`),
  charts: (period) => getJson(`/stats/charts?${asked(period)}`),
  systemStatus: () => getJson('/system/status'),
};
