import { useCallback } from 'react';
import { useCloseNotification, useNotify } from 'react-admin';
import { reasonOf } from '../providers/problem';
import { useWrite } from '../providers/useWrite';
import { UndoNotice } from '../ui/UndoNotice';
import type { Interview } from './types';
import { INTERVIEW_READS } from './useRefreshInterviews';

/** Says that an interview was changed; until the candidate is told it can be taken back. */
export function ChangedNotice({ interview, message }: { interview: Interview; message: string }) {
  const close = useCloseNotification();
  const notify = useNotify();
  const { id, version, deshacer_hasta } = interview;
  const { mutateAsync, isPending } = useWrite(
    (provider, seen: number) =>
      provider.undoInterview(id, seen).finally(() => {
        close();
      }),
    {
      reads: INTERVIEW_READS,
      done: 'Cambio deshecho. La entrevista queda como estaba.',
      doneAs: 'info',
      tells: false,
    },
  );
  const undo = useCallback(
    () => void mutateAsync(version).catch((error: unknown) => notify(reasonOf(error), { type: 'warning' })),
    [mutateAsync, version, notify],
  );
  return <UndoNotice message={message} busy={isPending} onUndo={deshacer_hasta ? undo : undefined} />;
}
