import { requestKey } from '@hiring/contract';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { type Location, useLocation } from 'react-router-dom';
import { reasonOf } from '../providers/problem';
import { noteDraft } from './noteDraft';
import { NoteField } from './NoteField';
import { useNoteWrite } from './useNotes';

/** Writes a note: one, however often it is sent. */
export function NewNote({ candidateId }: { candidateId: string }) {
  const [text, setText] = useState(() => noteDraft.read(candidateId));
  const notify = useNotify();
  // A retry of the same words has the same key.
  const key = useRef('');

  // The button that was pressed has nothing left to save: the keyboard goes on in the field, ready for the next note.
  const field = useRef<HTMLTextAreaElement>(null);
  const [saved, setSaved] = useState(0);
  // The key 'N' of the list leads here to write.
  const { state } = useLocation() as Location<{ parte?: string } | null>;
  const writes = saved > 0 || state?.parte === 'notas';
  useEffect(() => {
    if (writes) field.current?.focus();
  }, [saved, writes]);

  function change(value: string) {
    setText(value);
    noteDraft.keep(candidateId, value);
    key.current = '';
  }

  const saving = useNoteWrite(
    candidateId,
    (provider, texto: string) => {
      key.current ||= requestKey();
      return provider.writeNote({ candidato_id: candidateId, texto }, key.current);
    },
    () => {
      change('');
      setSaved((times) => times + 1);
      notify('Nota guardada.', { type: 'success' });
    },
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
        label="Nueva nota interna"
        value={text}
        busy={saving.isPending}
        inputRef={field}
        onChange={change}
      />
      {saving.isError && (
        <Alert severity="error">
          La nota no se ha guardado. {reasonOf(saving.error)} Lo escrito sigue aquí.
        </Alert>
      )}
      <Button type="submit" variant="outlined" disabled={saving.isPending || text.trim() === ''}>
        {saving.isPending ? 'Guardando...' : 'Guardar nota'}
      </Button>
    </Box>
  );
}
