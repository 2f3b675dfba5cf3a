import { usePermissions } from 'react-admin';
import { NAVIGATION } from './navigation';

/** The menu entries that the user's permissions allow. */
export function useAccessible() {
  const { permissions } = usePermissions<string[]>();
  return NAVIGATION.filter(({ resource, permission }) =>
    permissions?.includes(permission ?? `${resource}:read`),
  );
}
