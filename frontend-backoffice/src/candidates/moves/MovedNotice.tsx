import type { Schemas } from '@hiring/contract/api';
import { useCallback } from 'react';
import { useCloseNotification } from 'react-admin';
import { UndoNotice } from '../../ui/UndoNotice';
import { useUndoMove } from './useUndoMove';

/** What the server says of a move, and 'Deshacer' for as long as it can be taken back (also Ctrl+Z). */
export function MovedNotice({ answer }: { answer: Schemas['MoveResponse'] }) {
  const close = useCloseNotification();
  const { mutate, isPending } = useUndoMove({ onSettled: close });
  const { undo, application, message } = answer;
  const historyId = undo?.historial_id;
  const { id, version } = application;

  const takeBack = useCallback(() => {
    if (historyId) mutate({ applicationId: id, request: { historial_id: historyId, version } });
  }, [historyId, id, version, mutate]);

  return <UndoNotice message={message} busy={isPending} onUndo={undo ? takeBack : undefined} />;
}
