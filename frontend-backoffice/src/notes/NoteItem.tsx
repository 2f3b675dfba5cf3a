import LockOutlined from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { formatMoment } from '../format/dates';
import { reasonOf } from '../providers/problem';
import { Separator } from '../ui/Separator';
import { EditNote } from './EditNote';
import { type Note, useNoteWrite } from './useNotes';

interface ItemProps {
  note: Note;
  /** With the note as it can be put back. */
  onRemoved: (note: Note) => void;
}

function OwnActions({ note, onRemoved, onEdit }: ItemProps & { onEdit: () => void }) {
  const notify = useNotify();
  const { id, version, candidato_id } = note;
  const removing = useNoteWrite(
    candidato_id,
    (provider, order: { version: number }) => provider.removeNote(id, order),
    onRemoved,
  );
  return (
    <Box sx={{ display: 'flex', gap: 0.5, mt: 0.5, ml: -0.75 }}>
      <Button size="small" onClick={onEdit}>
        Cambiar
      </Button>
      <Button
        size="small"
        disabled={removing.isPending}
        onClick={() =>
          removing.mutate({ version }, { onError: (error) => notify(reasonOf(error), { type: 'error' }) })
        }
      >
        Eliminar
      </Button>
    </Box>
  );
}

/** A note as a slip of paper with a lock: nothing that was said to the candidate looks like it. */
export function NoteItem({ note, onRemoved }: ItemProps) {
  const [editing, setEditing] = useState(false);
  const slip = useRef<HTMLElement>(null);
  const wasEditing = useRef(false);
  // The focus was in the field that has gone.
  useEffect(() => {
    if (wasEditing.current && !editing) slip.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  return (
    <Box
      component="li"
      sx={{ p: 1.5, border: 1, borderStyle: 'dashed', borderColor: 'warning.main', borderRadius: 1 }}
    >
      <Box component="article" ref={slip} tabIndex={-1}>
        <Typography
          variant="caption"
          color="text.secondary"
          component="p"
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, m: 0 }}
        >
          <LockOutlined sx={{ fontSize: 16 }} aria-hidden />
          <Box component="strong" sx={{ color: 'text.primary' }}>
            {note.autor ?? 'Cuenta eliminada'}
          </Box>
          <Separator />
          <time dateTime={note.created_at}>{formatMoment(note.created_at)}</time>
          {note.editada_at && (
            <>
              <Separator />
              Cambiada el {formatMoment(note.editada_at)}
            </>
          )}
        </Typography>
        {editing ? (
          <Box sx={{ mt: 1.5 }}>
            <EditNote note={note} onDone={() => setEditing(false)} />
          </Box>
        ) : (
          <>
            <Typography sx={{ mt: 0.75, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '72ch' }}>
              {note.texto}
            </Typography>
            {note.propia && <OwnActions note={note} onRemoved={onRemoved} onEdit={() => setEditing(true)} />}
          </>
        )}
      </Box>
    </Box>
  );
}
