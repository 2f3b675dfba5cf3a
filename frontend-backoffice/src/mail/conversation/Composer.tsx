import { Card, ToggleButton, ToggleButtonGroup } from '@mui/material';
import type { KeyboardEvent, RefObject } from 'react';
import { useCanAccess } from 'react-admin';
import type { Candidate } from '../../candidates/useCandidate';
import { contactOfRow } from '../contact/contactTarget';
import { useDraftFiles } from '../../ui/forms/drafts';
import { WriteMessage } from '../WriteMessage';
import { translate } from '../../i18n/texts';
import { MessageForm } from './MessageForm';
import { NoteForm } from './NoteForm';

/** What can be written: for HR alone, in the conversation with the candidate, or as an e-mail of a template. */
export type Kind = 'nota' | 'mensaje' | 'correo';
/** Sends the form around the focus, from a keyboard alone. */
function sendOnCtrlEnter(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  if (event.target instanceof Element) event.target.closest('form')?.requestSubmit();
}

interface Props {
  candidate: Candidate;
  kind: Kind;
  onKind: (kind: Kind) => void;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** The one place to write about a person or to them. Who will read it is said where it is written. */
export function Composer({ candidate, kind, onKind, field }: Props) {
  const { canAccess: maySend } = useCanAccess({ resource: 'emails', action: 'send' });
  const [files, setFiles] = useDraftFiles(`archivos:${candidate.id}`);
  const kinds: readonly Kind[] = maySend ? ['nota', 'mensaje', 'correo'] : ['nota', 'mensaje'];

  return (
    <Card
      component="section"
      aria-label={translate('mail.composer.title')}
      onKeyDown={sendOnCtrlEnter}
      sx={{
        p: 2,
        display: 'grid',
        gap: 2,
        // An internal note looks like one before it is written.
        ...(kind === 'nota' && { borderStyle: 'dashed', borderColor: 'warning.main' }),
      }}
    >
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        value={kind}
        aria-label={translate('mail.composer.kind')}
        onChange={(_event, chosen: Kind | null) => chosen && onKind(chosen)}
        sx={{ maxWidth: 480 }}
      >
        {kinds.map((one) => (
          <ToggleButton
            key={one}
            value={one}
            data-kind={one}
            sx={{ minHeight: 40, px: { xs: 0.5, sm: 1.5 }, lineHeight: 1.2 }}
          >
            {translate(`mail.composer.${one}.name`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {kind === 'correo' ? (
        <WriteMessage
          target={contactOfRow(candidate)}
          initialType="contacto"
          onClose={() => onKind('nota')}
        />
      ) : kind === 'nota' ? (
        <NoteForm candidate={candidate} field={field} />
      ) : (
        <MessageForm candidate={candidate} field={field} files={files} onChoose={setFiles} />
      )}
    </Card>
  );
}
