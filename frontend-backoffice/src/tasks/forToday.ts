import { useGetList, usePermissions } from 'react-admin';
import type { Schemas } from '@hiring/contract/api';

export type Task = Schemas['TaskResponse'];

/** What is due or overdue, of whoever looks and of nobody. */
export const FOR_TODAY = { asignada_a: 'yo_o_nadie', estado: 'abierta', vence: 'hasta_hoy' } as const;

export const SOONEST_FIRST = { field: 'vence_el', order: 'ASC' } as const;

/** More are in the list. */
const SHOWN = 6;

/**
 * The tasks for today, the oldest first, and how many they are: one reading for the menu, the start page and the list of
 * applications. A failure shows none: the screens can be used without them, and the list of tasks says it.
 */
export function useForToday(): { tasks: readonly Task[]; total: number } {
  const { permissions = [] } = usePermissions<string[]>();
  const { data = [], total = data.length } = useGetList<Task>(
    'tasks',
    { filter: FOR_TODAY, sort: SOONEST_FIRST, pagination: { page: 1, perPage: SHOWN } },
    { enabled: permissions.includes('tasks:manage'), onError: () => undefined },
  );
  return { tasks: data, total };
}
