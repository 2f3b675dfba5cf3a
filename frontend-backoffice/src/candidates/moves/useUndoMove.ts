import type { Schemas } from '@hiring/contract/api';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { HiringDataProvider } from '../../providers/dataProvider';
import { reasonOf } from '../../providers/problem';
import { ownChanges } from '../../live/ownChanges';
import { useRefreshCandidates } from '../useRefreshCandidates';

interface Undo {
  applicationId: string;
  request: Schemas['UndoRequest'];
}

/** The compensating move; the server decides whether it still can. */
export function useUndoMove({ onSettled }: { onSettled: () => void }) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const notify = useNotify();
  const refresh = useRefreshCandidates();

  return useMutation({
    mutationFn: ({ applicationId, request }: Undo) => dataProvider.undoMove(applicationId, request),
    onMutate: ({ applicationId }) => ownChanges.begin(applicationId),
    onSettled: (answer, _error, { applicationId }) =>
      ownChanges.end(applicationId, answer?.application.version),
    onSuccess: (answer) => {
      onSettled();
      notify(answer.message, { type: 'info' });
      void refresh(answer.candidate);
    },
    onError: (error) => {
      onSettled();
      notify(reasonOf(error), { type: 'warning' });
      void refresh();
    },
  });
}
