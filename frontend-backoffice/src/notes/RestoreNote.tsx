import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useCloseNotification, useNotify } from 'react-admin';
import { reasonOf } from '../providers/httpClient';
import { type Note, useNoteWrite } from './useNotes';

/** Says that a note was taken away, and puts it back. */
export function RestoreNote({ note }: { note: Note }) {
  const close = useCloseNotification();
  const notify = useNotify();
  const restoring = useNoteWrite(
    note.candidato_id,
    (provider, version: number) => provider.restoreNote(note.id, { version }),
    close,
  );
  return (
    <Alert
      severity="info"
      variant="filled"
      action={
        <Button
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
