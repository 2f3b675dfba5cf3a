import { useThread } from './reads';

/** The conversation's tab, with what HR has not read. */
export function ThreadTabLabel({ candidateId }: { candidateId: string }) {
  const unread = useThread(candidateId).data?.pages[0]?.sin_leer ?? 0;
  return unread > 0 ? `Conversación (${unread} sin leer)` : 'Conversación';
}
