import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False until scripts run. Forms that scripts send disable their button until then, so that a plain submit never puts a
 * password into a URL.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
