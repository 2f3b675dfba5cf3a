import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { HiringDataProvider } from '../providers/dataProvider';

export const invitationsKey = (candidateId: string) => ['slot-invitations', candidateId];

/** The hours that this person was offered, the newest first. */
export function useSlotInvitations(candidateId: string) {
  const provider = useDataProvider<HiringDataProvider>();
  return useQuery({
    queryKey: invitationsKey(candidateId),
    queryFn: () => provider.listSlotInvitations(candidateId),
  });
}

/** One write; the list is read again whatever happened, as the candidate may have picked meanwhile. */
export function useSlotWrite(
  candidateId: string,
  write: (provider: HiringDataProvider) => Promise<unknown>,
  done: string,
) {
  const provider = useDataProvider<HiringDataProvider>();
  const notify = useNotify();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => write(provider),
    onSuccess: () => notify(done, { type: 'success' }),
    onSettled: () => client.invalidateQueries({ queryKey: invitationsKey(candidateId) }),
  });
}
