import type { Schemas } from '@hiring/contract/api';
import { useCallback } from 'react';
import { UndoNotice } from '../../ui/UndoNotice';
import { useUndoMove } from './useMoveApplication';

/** What the server says of a move, and 'Deshacer' for as long as it can be taken back (also Ctrl+Z). */
export function MovedNotice({ answer }: { answer: Schemas['MoveResponse'] }) {
  const { mutate, isPending } = useUndoMove();
  const { undo, application, message } = answer;
  const historial_id = undo?.historial_id;
  const { id, version } = application;
  const takeBack = useCallback(() => {
    if (historial_id) mutate({ id, request: { historial_id, version } });
  }, [historial_id, id, version, mutate]);

  return <UndoNotice message={message} busy={isPending} onUndo={undo ? takeBack : undefined} />;
}
