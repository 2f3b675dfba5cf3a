import { usePermissions } from 'react-admin';
import { NAVIGATION } from './navigation';

/** The entries of the menu that this person may open, by the permissions the server gave. */
export function useAccessible() {
  const { permissions } = usePermissions<string[]>();
  return NAVIGATION.filter(({ resource, permission }) =>
    permissions?.includes(permission ?? `${resource}:read`),
  );
}
