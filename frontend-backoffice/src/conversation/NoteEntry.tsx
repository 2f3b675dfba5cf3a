import { NOTE_LIMITS } from '@hiring/contract';
import { Alert, Box, Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import LockOutlined from '@mui/icons-material/LockOutlined';
import { reasonOf } from '../providers/problem';
import { CountedField } from '../ui/CountedField';
import { formatMoment } from '../format/dates';
import { LaneQuote, LaneStop } from '../ui/Lane';
import { type Note, useNotes } from './reads';
import { useConversationWrite } from './useConversationWrite';
import { headlineOf, type StreamEvent } from './eventText';

/** The button that was pressed has gone: the field takes the focus. */
const focusWhenShown = (field: HTMLTextAreaElement | null) => field?.focus();

/** Changes one's own note in its place. */
function EditNote({ note, onDone }: { note: Note; onDone: () => void }) {
  const translate = useTranslate();
  const [text, setText] = useState(note.texto);
  const saving = useConversationWrite(
    note.candidato_id,
    (provider, texto: string) => provider.editNote(note.id, { texto, version: note.version }),
    onDone,
  );
  return (
    <Box
      component="form"
      sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', mt: 1.5 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) saving.mutate(text.trim());
      }}
    >
      <CountedField
        label="Cambiar la nota"
        help={translate('candidates.composer.nota.help')}
        limit={NOTE_LIMITS.texto}
        value={text}
        busy={saving.isPending}
        inputRef={focusWhenShown}
        onChange={setText}
      />
      {saving.isError && <Alert severity="error">{reasonOf(saving.error)} Lo escrito sigue aquí.</Alert>}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button
          type="submit"
          size="small"
          variant="outlined"
          disabled={saving.isPending || text.trim() === ''}
        >
          {saving.isPending ? 'Guardando...' : 'Guardar cambios'}
        </Button>
        <Button size="small" disabled={saving.isPending} onClick={onDone}>
          Cancelar
        </Button>
      </Box>
    </Box>
  );
}

interface OwnProps {
  note: Note;
  /** With the note as it can be put back. */
  onRemoved: (note: Note) => void;
}

function OwnActions({ note, onRemoved, onEdit }: OwnProps & { onEdit: () => void }) {
  const notify = useNotify();
  const { id, version, candidato_id } = note;
  const removing = useConversationWrite(
    candidato_id,
    (provider, order: { version: number }) => provider.removeNote(id, order),
    onRemoved,
  );
  return (
    <Box sx={{ display: 'flex', gap: 0.5, mt: 0.5 }}>
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

interface Props {
  candidateId: string;
  event: StreamEvent;
  onRemoved: (note: Note) => void;
}

/** An internal note, with its lock and dashed line: nothing that was said to the candidate looks like it. */
export function NoteEntry({ candidateId, event, onRemoved }: Props) {
  const note = useNotes(candidateId).data?.find(({ id }) => id === event.clave.slice(1));
  const [editing, setEditing] = useState(false);
  const quote = useRef<HTMLElement>(null);
  const wasEditing = useRef(false);
  // The focus was in the field that has gone.
  useEffect(() => {
    if (wasEditing.current && !editing) quote.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  return (
    <LaneStop
      tone="yellow"
      icon={<LockOutlined sx={{ fontSize: 16 }} aria-hidden />}
      headline={headlineOf(event)}
      moment={event.fecha}
      author={event.autor}
      kind={note?.editada_at ? `Cambiada el ${formatMoment(note.editada_at)}` : undefined}
    >
      {note && editing ? (
        <EditNote note={note} onDone={() => setEditing(false)} />
      ) : (
        <Box ref={quote} tabIndex={-1}>
          <LaneQuote internal>{note?.texto ?? event.texto}</LaneQuote>
          {note?.propia && <OwnActions note={note} onRemoved={onRemoved} onEdit={() => setEditing(true)} />}
        </Box>
      )}
    </LaneStop>
  );
}
