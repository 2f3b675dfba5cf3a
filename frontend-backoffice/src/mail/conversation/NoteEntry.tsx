import { NOTE_LIMITS } from '@hiring/contract';
import { Button, Stack } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import LockOutlined from '@mui/icons-material/LockOutlined';
import { CountedField } from '../../ui/forms/CountedField';
import { formatMoment } from '../../ui/format/dates';
import { LaneQuote, LaneStop } from '../../ui/Lane';
import { focusFirst } from '../../ui/keyboard';
import { type Note, stopOf, type StreamEvent, useConversationWrite, useNote } from './reads';
import { api, at, reasonOf } from '../../providers/api';
import { BusyButton } from '../../ui/buttons';
import { translate } from '../../i18n/texts';
import { Alert } from '../../ui/Alert';

/** Changes one's own note in its place. */
function EditNote({ note, onDone }: { note: Note; onDone: () => void }) {
  const [text, setText] = useState(note.texto);
  const saving = useConversationWrite(
    (texto: string) => api.put('/api/notes/{id}', at(note.id, { texto, version: note.version })),
    false,
  );
  return (
    <Stack
      component="form"
      spacing={1.5}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() && !saving.isPending) saving.mutateAsync(text.trim()).then(onDone, () => undefined);
      }}
    >
      <CountedField
        label={translate('mail.note.field')}
        help="mail.composer.nota.help"
        limit={NOTE_LIMITS.texto}
        value={text}
        busy={saving.isPending}
        inputRef={focusFirst}
        onChange={setText}
      />
      {saving.isError && (
        <Alert severity="error">
          {reasonOf(saving.error)} {translate('mail.writing.kept')}
        </Alert>
      )}
      <Stack direction="row" spacing={1}>
        <BusyButton
          type="submit"
          size="small"
          variant="outlined"
          busy={saving.isPending}
          ready={text.trim() !== ''}
        >
          {translate(saving.isPending ? 'mail.composer.nota.sending' : 'mail.note.save')}
        </BusyButton>
        <BusyButton size="small" busy={saving.isPending} onClick={onDone}>
          {translate('ra.action.cancel')}
        </BusyButton>
      </Stack>
    </Stack>
  );
}

interface Props {
  event: StreamEvent;
  /** With the note as it can be put back. */
  onRemoved: (note: Note) => void;
}

/** An internal note, with its lock and dashed line: nothing that was said to the candidate looks like it. */
export function NoteEntry({ event, onRemoved }: Props) {
  const note = useNote(event.clave.slice(1));
  const [editing, setEditing] = useState(false);
  const removing = useConversationWrite(({ id, version }: Note) =>
    api.post('/api/notes/{id}/remove', at(id, { version })),
  );
  const quote = useRef<HTMLDivElement>(null);
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
      {...stopOf(event)}
      kind={
        note?.editada_at ? translate('mail.note.edited', { when: formatMoment(note.editada_at) }) : undefined
      }
    >
      {note && editing ? (
        <EditNote note={note} onDone={() => setEditing(false)} />
      ) : (
        <Stack spacing={0.5} ref={quote} tabIndex={-1}>
          <LaneQuote internal>{note?.texto ?? event.texto}</LaneQuote>
          {note?.propia && (
            <Stack direction="row" spacing={0.5}>
              <Button size="small" onClick={() => setEditing(true)}>
                {translate('mail.note.edit')}
              </Button>
              <BusyButton
                size="small"
                busy={removing.isPending}
                onClick={() => void removing.mutateAsync(note).then(onRemoved, () => undefined)}
              >
                {translate('ra.action.delete')}
              </BusyButton>
            </Stack>
          )}
        </Stack>
      )}
    </LaneStop>
  );
}
