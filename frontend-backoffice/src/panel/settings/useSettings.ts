import { setFormats, type SettingName } from '@hiring/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { REJECTION_DELAY_KEY } from '../../candidates/moves/useRejectionDelay';
import type { HiringDataProvider } from '../../providers/dataProvider';
import { problemOf } from '../../providers/problem';
import type { Settings, SettingValue } from '../../providers/calls/settings';

const KEY = ['settings'];

/** Every setting of the installation. */
export function useSettings() {
  const provider = useDataProvider<HiringDataProvider>();
  return useQuery({ queryKey: KEY, queryFn: () => provider.settings() });
}

/** Saves one setting alone. One after the other, so that two of one's own do not clash. */
export function useSaveSetting() {
  const provider = useDataProvider<HiringDataProvider>();
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    scope: { id: 'settings' },
    mutationFn: ({ name, value }: { name: SettingName; value: SettingValue<SettingName> }) => {
      const version = client.getQueryData<Settings>(KEY)?.version ?? 1;
      return provider.saveSetting(name, value, version);
    },
    onSuccess: (settings) => {
      client.setQueryData(KEY, settings);
      setFormats(settings);
      // Screens that show these ask again when they are opened.
      void client.invalidateQueries({ queryKey: REJECTION_DELAY_KEY });
    },
    onError: (error) => {
      // Somebody else was faster: their value is shown, and what was typed is offered again.
      const current = problemOf(error)?.config;
      if (current) client.setQueryData(KEY, current);
    },
  });
  return async <Name extends SettingName>(name: Name, value: SettingValue<Name>): Promise<void> => {
    await mutateAsync({ name, value });
  };
}
