import type { Schemas } from '@hiring/contract/api';
import { useNotify } from 'react-admin';
import { useApplicationWrite } from '../useApplicationWrite';

interface Undo {
  id: string;
  request: Schemas['UndoRequest'];
}

/** The compensating move; the server decides whether it still can. */
export function useUndoMove() {
  const notify = useNotify();
  return useApplicationWrite((provider, { id, request }: Undo) => provider.undoMove(id, request), {
    onDone: ({ message }) => notify(message, { type: 'info' }),
  });
}
