import { useMutation } from '@tanstack/react-query';
import { useCloseNotification, useDataProvider, useNotify } from 'react-admin';
import { useCallback } from 'react';
import type { HiringDataProvider } from '../providers/dataProvider';
import { reasonOf } from '../providers/problem';
import { UndoNotice } from '../ui/UndoNotice';
import type { Interview } from './types';
import { useRefreshInterviews } from './useRefreshInterviews';

/** Says that an interview was changed; until the candidate is told it can be taken back. */
export function ChangedNotice({ interview, message }: { interview: Interview; message: string }) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const close = useCloseNotification();
  const notify = useNotify();
  const refresh = useRefreshInterviews();
  const { id, version, deshacer_hasta } = interview;
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.undoInterview(id, version),
    onSuccess: () => {
      close();
      notify('Cambio deshecho. La entrevista queda como estaba.', { type: 'info' });
    },
    onError: (error) => {
      close();
      notify(reasonOf(error), { type: 'warning' });
    },
    onSettled: () => refresh(),
  });
  const undo = useCallback(() => mutate(), [mutate]);

  return <UndoNotice message={message} busy={isPending} onUndo={deshacer_hasta ? undo : undefined} />;
}
