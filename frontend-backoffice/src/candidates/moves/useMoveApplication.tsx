import type { Schemas } from '@hiring/contract/api';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { HiringDataProvider } from '../../providers/dataProvider';
import { problemOf, reasonOf } from '../../providers/problem';
import { ownChanges } from '../../live/ownChanges';
import { keepDraft } from '../../ui/useDraft';
import { messageKey } from './moveTarget';
import { useRefreshCandidates } from '../useRefreshCandidates';
import { undoShownMs } from '../../ui/noticeTime';
import { later } from '../../ui/later';

const MovedNotice = later(() => import('./MovedNotice'), 'MovedNotice');

export const MOVE_KEY = ['move'];

export interface Move {
  applicationId: string;
  request: Schemas['MoveRequest'];
}

/**
 * Moves an application. The server's sentence is the notification; while it may be undone it carries
 * 'Deshacer'. When someone else was faster the fresh row replaces the old one.
 */
export function useMoveApplication({ onDone }: { onDone: () => void }) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const notify = useNotify();
  const refresh = useRefreshCandidates();

  return useMutation({
    mutationKey: MOVE_KEY,
    mutationFn: ({ applicationId, request }: Move) => dataProvider.moveApplication(applicationId, request),
    onMutate: ({ applicationId }) => ownChanges.begin(applicationId),
    onSettled: (answer, _error, { applicationId }) =>
      ownChanges.end(applicationId, answer?.application.version),
    onSuccess: (answer, { applicationId }) => {
      keepDraft(messageKey(applicationId), '');
      onDone();
      notify(<MovedNotice answer={answer} />, {
        type: 'success',
        autoHideDuration: answer.undo ? undoShownMs(answer.undo.until) : undefined,
      });
      void refresh(answer.candidate);
    },
    onError: (error) => {
      const problem = problemOf(error);
      if (problem?.code === 'stale_version') {
        onDone();
        notify(reasonOf(error), { type: 'warning', autoHideDuration: 10_000 });
        void refresh(problem.candidate);
        return;
      }
      notify(`No se pudo actualizar el estado: ${reasonOf(error)}`, { type: 'error' });
    },
  });
}
