import { keepPreviousData } from '@tanstack/react-query';
import type { FigurePeriod } from './period';
import { api, useRead } from '../providers/api';

const FIGURES_KEY = 'admin-figures';
/** Checks are made once a minute. */
const STATUS_EVERY_MS = 60_000;

export const useDashboard = (period: FigurePeriod) =>
  useRead(
    [FIGURES_KEY, 'dashboard', period],
    () => api.get('/api/stats/dashboard', { params: { query: period } }),
    {
      placeholderData: keepPreviousData,
    },
  );

export const useCharts = (period: FigurePeriod) =>
  useRead(
    [FIGURES_KEY, 'charts', period],
    () => api.get('/api/stats/charts', { params: { query: period } }),
    {
      placeholderData: keepPreviousData,
    },
  );

export const useSystemStatus = () =>
  useRead([FIGURES_KEY, 'status'], () => api.get('/api/system/status'), {
    refetchInterval: STATUS_EVERY_MS,
  });
