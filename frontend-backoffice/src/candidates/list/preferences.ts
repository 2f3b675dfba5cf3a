import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { api, type Schemas, useRead } from '../../providers/api';

const KEY = ['preferences'] as const;
type Preferences = Schemas['PreferencesResponse'];
const NONE: Preferences = { vista_candidaturas: null, columnas_candidaturas: null };

/** How the person who is signed in likes this list, at any computer. */
export function usePreferences() {
  const client = useQueryClient();
  const notify = useNotify();
  const { data: preferences = NONE, isPending } = useRead(KEY, () => api.get('/api/preferences'), {
    staleTime: Infinity,
  });
  const { mutate } = useMutation({
    mutationKey: KEY,
    // One after another: the last choice is the one that stays.
    scope: { id: 'preferences' },
    mutationFn: (body: Partial<Preferences>) => api.put('/api/preferences', { body }),
    // What was read meanwhile may be from before this choice.
    onSuccess: () => {
      if (client.isMutating({ mutationKey: KEY }) === 1) void client.invalidateQueries({ queryKey: KEY });
    },
    onError: () => notify('candidates.list.layoutFailed', { type: 'warning' }),
  });
  /** The choice applies to this screen even when saving it fails. */
  function choose(change: (before: Preferences) => Partial<Preferences>) {
    const before = client.getQueryData<Preferences>(KEY) ?? NONE;
    const body = change(before);
    // An answer that is on its way is from before.
    void client.cancelQueries({ queryKey: KEY });
    client.setQueryData<Preferences>(KEY, { ...before, ...body });
    mutate(body);
  }
  return { preferences, isPending, choose };
}
