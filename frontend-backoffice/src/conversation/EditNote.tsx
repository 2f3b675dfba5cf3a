import { NOTE_LIMITS } from '@hiring/contract';
import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { reasonOf } from '../providers/problem';
import { CountedField } from '../ui/CountedField';
import type { Note } from './useNotes';
import { useConversationWrite } from './useConversationWrite';

/** The button that was pressed has gone: the field takes the focus. */
const focusWhenShown = (field: HTMLTextAreaElement | null) => field?.focus();

/** Changes one's own note in its place. */
export function EditNote({ note, onDone }: { note: Note; onDone: () => void }) {
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
