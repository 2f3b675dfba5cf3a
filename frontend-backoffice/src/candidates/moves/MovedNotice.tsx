import type { Schemas } from '@hiring/contract/api';
import { UndoNotice } from '../../ui/dialogs/UndoNotice';
import { useUndoMove } from './useMoveApplication';

/** What the server says of a move, and 'Deshacer' for as long as it can be taken back (also Ctrl+Z). */
export function MovedNotice({ answer }: { answer: Schemas['MoveResponse'] }) {
  const { mutate, isPending } = useUndoMove();
  const { undo, application, message } = answer;
  const { id, version } = application;
  const takeBack = undo && (() => mutate({ id, request: { historial_id: undo.historial_id, version } }));
  return <UndoNotice message={message} busy={isPending} until={undo?.until} onUndo={takeBack ?? undefined} />;
}
