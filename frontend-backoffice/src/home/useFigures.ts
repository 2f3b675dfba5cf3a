import { keepPreviousData } from '@tanstack/react-query';
import type { FigurePeriod } from '../providers/calls/figures';
import { useRead } from '../providers/useProvider';

const FIGURES_KEY = 'admin-figures';
/** Checks are made once a minute. */
const STATUS_EVERY_MS = 60_000;

export const useDashboard = (period: FigurePeriod) =>
  useRead([FIGURES_KEY, 'dashboard', period], (provider) => provider.dashboard(period), {
    placeholderData: keepPreviousData,
  });

export const useCharts = (period: FigurePeriod) =>
  useRead([FIGURES_KEY, 'charts', period], (provider) => provider.charts(period), {
    placeholderData: keepPreviousData,
  });

export const useSystemStatus = () =>
  useRead([FIGURES_KEY, 'status'], (provider) => provider.systemStatus(), {
    refetchInterval: STATUS_EVERY_MS,
  });
