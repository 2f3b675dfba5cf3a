import type { ListLayout } from '@hiring/contract';
import type { Theme } from '@mui/material/styles';
import { useMediaQuery } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useSteady } from '../../ui/steadyLayout';
import { api, useRead, useWrite, type Schemas } from '../../providers/api';

const KEY = ['preferences'];

/**
 * What the person chose, at any desk; until then the compact table. Narrower screens have no room for one,
 * whatever was chosen.
 */
export function useListLayout() {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const wide = useSteady(useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg')));
  const { data } = useRead(KEY, () => api.get('/api/preferences'), { staleTime: Infinity });
  const { mutate } = useWrite(
    (vista_candidaturas: ListLayout) => {
      // The choice holds on this screen, also when remembering it fails.
      queryClient.setQueryData<Schemas['PreferencesResponse']>(KEY, { vista_candidaturas });
      return api.put('/api/preferences', { body: { vista_candidaturas } });
    },
    { reads: [], tells: false },
  );
  const layout: ListLayout = wide ? (data?.vista_candidaturas ?? 'compacta') : 'tarjetas';
  const onError = () => notify('No se pudo recordar la vista elegida', { type: 'warning' });
  return { layout, choose: (chosen: ListLayout) => mutate(chosen, { onError }), canChoose: wide };
}
