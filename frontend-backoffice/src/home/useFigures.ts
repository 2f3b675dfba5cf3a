import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { FigurePeriod } from '../providers/calls/figures';
import type { HiringDataProvider } from '../providers/dataProvider';

const FIGURES_KEY = 'admin-figures';
/** Checks are made once a minute. */
const STATUS_EVERY_MS = 60_000;

export function useDashboard(period: FigurePeriod) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  return useQuery({
    queryKey: [FIGURES_KEY, 'dashboard', period],
    queryFn: () => dataProvider.dashboard(period),
    placeholderData: keepPreviousData,
  });
}

export function useCharts(period: FigurePeriod) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  return useQuery({
    queryKey: [FIGURES_KEY, 'charts', period],
    queryFn: () => dataProvider.charts(period),
    placeholderData: keepPreviousData,
  });
}

export function useSystemStatus() {
  const dataProvider = useDataProvider<HiringDataProvider>();
  return useQuery({
    queryKey: [FIGURES_KEY, 'status'],
    queryFn: () => dataProvider.systemStatus(),
    refetchInterval: STATUS_EVERY_MS,
  });
}
