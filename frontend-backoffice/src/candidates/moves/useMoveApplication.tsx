import { useNotify } from 'react-admin';
import { useApplicationWrite } from '../useApplicationWrite';
import { lazyPart } from '../../ui/lazy';
import { noticeMs, undoLeftMs } from '../../ui/dialogs/notices';
import { keepDraft } from '../../ui/forms/drafts';
import { messageKey } from './moveTarget';
import { api, at, type Schemas } from '../../providers/api';

const MovedNotice = lazyPart(() => import('./MovedNotice'), 'MovedNotice');

export const MOVE_KEY = ['move'];

export interface Move {
  id: string;
  request: Schemas['MoveRequest'];
}

/** Moves an application. The server's sentence is the notification; while it may be undone it carries 'Deshacer'. */
export function useMoveApplication(onDone?: () => void) {
  const notify = useNotify();
  return useApplicationWrite(
    ({ id, request }: Move) => api.post('/api/applications/{id}/move', at(id, request)),
    {
      mutationKey: MOVE_KEY,
      onDone: (answer) => {
        keepDraft(messageKey(answer.application.id), '');
        onDone?.();
        notify(<MovedNotice answer={answer} />, {
          type: 'success',
          autoHideDuration: answer.undo ? noticeMs(undoLeftMs(answer.undo.until)) : undefined,
        });
      },
      onStale: onDone,
      failure: 'candidates.moves.failed',
    },
  );
}

/** The compensating move; the server decides whether it still can. */
export function useUndoMove() {
  const notify = useNotify();
  return useApplicationWrite(
    ({ id, request }: { id: string; request: Schemas['UndoRequest'] }) =>
      api.post('/api/applications/{id}/undo', at(id, request)),
    { onDone: ({ message }) => notify(message, { type: 'info' }) },
  );
}
