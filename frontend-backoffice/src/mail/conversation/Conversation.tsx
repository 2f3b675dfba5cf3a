import { draftKey, type Note, useConversationWrite, useThread } from './reads';
import { Button, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { HISTORIA_TIPO_LABEL, HISTORIA_TIPOS, type HistoriaTipo } from '@hiring/contract';
import { type Location, useLocation, useSearchParams } from 'react-router-dom';
import type { Candidate } from '../../candidates/useCandidate';
import { readDraft } from '../../ui/forms/drafts';
import { focusFirst } from '../../ui/keyboard';
import { Composer, type Kind } from './Composer';
import { Stream } from './Stream';
import { api, at } from '../../providers/api';
import { BusyButton } from '../../ui/buttons';
import { translate } from '../../i18n/texts';
import { Alert } from '../../ui/Alert';

/** Says in the stream that a note was taken away, and puts it back: the keyboard of an open drawer does not reach a toast. */
function RestoreNote({ note, onRestored }: { note: Note; onRestored: () => void }) {
  const restoring = useConversationWrite((version: number) =>
    api.post('/api/notes/{id}/restore', at(note.id, { version })),
  );
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <BusyButton
          // The button that was pressed has gone with the note.
          ref={focusFirst}
          size="small"
          color="inherit"
          busy={restoring.isPending}
          onClick={() => void restoring.mutateAsync(note.version).then(onRestored, () => undefined)}
        >
          {translate('ra.action.undo')}
        </BusyButton>
      }
    >
      {translate('mail.note.removed')}
    </Alert>
  );
}

const ALL = 'todo';

/** Everything said about a person and to them, and everything that happened, with one place to write. */
export function Conversation({
  candidate,
  begins = 'nota',
  folded = false,
}: {
  candidate: Candidate;
  /** What is written unless the address says otherwise. */
  begins?: Kind;
  /** Whether what was said is read first, and a button opens the place to write. */
  folded?: boolean;
}) {
  const [tipo, setTipo] = useState<HistoriaTipo | null>(null);
  const [removed, setRemoved] = useState<Note | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  // The keys 'N' and 'M' of the list lead here to write.
  const { key, state } = useLocation() as Location<object | null>;
  const [params, setParams] = useSearchParams();
  const part = params.get('parte');
  const asked = part === 'mensajes' ? 'mensaje' : part === 'notas' ? 'nota' : begins;
  const [kind, setKind] = useState<Kind>(asked);
  // What was typed before and not sent stays in sight.
  const [writes, setWrites] = useState(
    () => !folded || (['mensaje', 'nota'] as const).some((one) => readDraft(draftKey(one, candidate.id))),
  );
  const [from, setFrom] = useState(key);
  if (from !== key) {
    setFrom(key);
    if (part === 'notas' || part === 'mensajes') setKind(asked);
  }
  useEffect(() => {
    if (part !== 'notas' && part !== 'mensajes') return;
    field.current?.focus();
    // Done once: the address names this tab, and asks for the field no more.
    setParams(
      (query) => {
        query.set('parte', 'conversacion');
        return query;
      },
      { replace: true, state },
    );
  }, [part, key, state, setParams]);

  function answer() {
    setKind('mensaje');
    setWrites(true);
    // Once the field stands for a message.
    requestAnimationFrame(() => field.current?.focus());
  }

  return (
    <>
      {writes ? (
        <Composer candidate={candidate} kind={kind} onKind={setKind} field={field} />
      ) : (
        <Button data-unfolds fullWidth variant="contained" onClick={answer}>
          {translate('mail.composer.title')}
        </Button>
      )}
      <ToggleButtonGroup
        exclusive
        size="small"
        value={tipo ?? ALL}
        aria-label={translate('mail.stream.show')}
        onChange={(_event, chosen: HistoriaTipo | typeof ALL | null) =>
          setTipo(chosen === ALL ? null : (chosen ?? tipo))
        }
        sx={{
          flexWrap: 'wrap',
          gap: 0.75,
          my: 2.5,
          '& .MuiToggleButton-root.MuiToggleButton-root': {
            m: 0,
            border: 1,
            borderColor: 'divider',
            borderRadius: 5,
            px: 1.5,
            py: 0.5,
            minHeight: { xs: 44, sm: 32 },
          },
          '& .Mui-selected.Mui-selected': { borderColor: 'text.primary' },
        }}
      >
        <ToggleButton value={ALL}>{translate('mail.stream.all')}</ToggleButton>
        {HISTORIA_TIPOS.map((one) => (
          <ToggleButton key={one} value={one}>
            {HISTORIA_TIPO_LABEL[one]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {removed && <RestoreNote key={removed.id} note={removed} onRestored={() => setRemoved(null)} />}
      <Stream candidateId={candidate.id} tipo={tipo} onRemoved={setRemoved} onAnswer={answer} />
    </>
  );
}

/** The conversation's tab, with what HR has not read. */
export function ThreadTabLabel({ candidateId }: { candidateId: string }) {
  const unread = useThread(candidateId).data?.pages[0]?.sin_leer ?? 0;
  return translate(unread > 0 ? 'mail.stream.tabUnread' : 'mail.stream.tab', { count: unread });
}
