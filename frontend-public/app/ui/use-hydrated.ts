import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False until scripts run. Forms that send by script keep their button off until then, so that a
 * password is never put into an address by a plain submit.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
