import { usePermissions } from 'react-admin';
import { NAVIGATION } from './navigation';

export function useAccessible() {
  const { permissions } = usePermissions<string[]>();
  return NAVIGATION.filter(({ resource, permission }) =>
    permissions?.includes(permission ?? `${resource}:read`),
  );
}
