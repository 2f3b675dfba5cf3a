import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { HiringDataProvider } from '../providers/dataProvider';

/** The figures of the cards; the vacancies tab shows some of them too. */
export function usePanelFigures() {
  const provider = useDataProvider<HiringDataProvider>();
  return useQuery({ queryKey: ['panel-figures'], queryFn: () => provider.panelFigures() });
}
