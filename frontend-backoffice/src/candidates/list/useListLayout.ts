import type { ListLayout } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import type { Theme } from '@mui/material/styles';
import { useMediaQuery } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { HiringDataProvider } from '../../providers/dataProvider';
import { useSteady } from '../../ui/steadyLayout';

const KEY = ['preferences'];

/**
 * What the person chose, at any desk; until then the compact table. Narrower screens have no room for one,
 * whatever was chosen.
 */
export function useListLayout() {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const wide = useSteady(useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg')));
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: () => dataProvider.preferences(),
    staleTime: Infinity,
  });
  const { mutate } = useMutation({
    mutationFn: (vista_candidaturas: ListLayout) => dataProvider.savePreferences({ vista_candidaturas }),
    onMutate: (vista_candidaturas) => {
      queryClient.setQueryData<Schemas['PreferencesResponse']>(KEY, { vista_candidaturas });
    },
    // The choice holds on this screen; only remembering it failed.
    onError: () => notify('No se pudo recordar la vista elegida', { type: 'warning' }),
  });
  const layout: ListLayout = wide ? (data?.vista_candidaturas ?? 'compacta') : 'tarjetas';
  return { layout, choose: mutate, canChoose: wide };
}
