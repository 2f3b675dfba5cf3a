import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { reasonOf } from '../providers/problem';
import { NoteField } from './NoteField';
import { type Note, useNoteWrite } from './useNotes';

/** Changes one's own note in its place. */
export function EditNote({ note, onDone }: { note: Note; onDone: () => void }) {
  const [text, setText] = useState(note.texto);
  const field = useRef<HTMLTextAreaElement>(null);
  // The button that was pressed has gone: what it asked for gets the focus.
  useEffect(() => field.current?.focus(), []);
  const saving = useNoteWrite(
    note.candidato_id,
    (provider, texto: string) => provider.editNote(note.id, { texto, version: note.version }),
    onDone,
  );
  return (
    <Box
      component="form"
      sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate(text.trim());
      }}
    >
      <NoteField
        label="Cambiar la nota"
        value={text}
        busy={saving.isPending}
        inputRef={field}
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
