import { Alert, Button } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import { reasonOf } from '../providers/problem';
import type { Note } from './useNotes';
import { useConversationWrite } from './useConversationWrite';

/** Says in the stream that a note was taken away, and puts it back: the keyboard of an open drawer does not reach a toast. */
export function RestoreNote({ note, onRestored }: { note: Note; onRestored: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  // The button that was pressed has gone with the note.
  useEffect(() => undo.current?.focus(), [note.id]);
  const notify = useNotify();
  const restoring = useConversationWrite(
    note.candidato_id,
    (provider, version: number) => provider.restoreNote(note.id, { version }),
    onRestored,
  );
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ mb: 1.5 }}
      action={
        <Button
          ref={undo}
          size="small"
          color="inherit"
          disabled={restoring.isPending}
          onClick={() =>
            restoring.mutate(note.version, {
              onError: (error) => notify(reasonOf(error), { type: 'error' }),
            })
          }
        >
          Deshacer
        </Button>
      }
    >
      Nota eliminada.
    </Alert>
  );
}
