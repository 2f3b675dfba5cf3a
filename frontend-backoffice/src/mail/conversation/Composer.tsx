import { asForm } from '@hiring/contract/files';
import { fileSize, LIMITS, NOTE_LIMITS, requestKey, THREAD_LIMITS } from '@hiring/contract';
import {
  Alert,
  Button,
  Card,
  Checkbox,
  Chip,
  FormControlLabel,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { useCanAccess, useNotify } from 'react-admin';
import type { Candidate } from '../../candidates/useCandidate';
import { contactOfRow } from '../contact/contactTarget';
import { WriteMessage } from '../WriteMessage';
import { CountedField } from '../../ui/forms/CountedField';
import { keepDraft, readDraft, useDraft } from '../../ui/forms/drafts';
import { NoteTask, useNoteTask } from '../../tasks/NoteTask';
import { useStaff } from '../../tasks/task';
import { useConversationWrite } from './reads';
import { noticeMs } from '../../ui/dialogs/notices';
import { SavedAnswers } from './SavedAnswers';
import { SentNotice } from './SentNotice';
import { useTellWriting } from './useTellWriting';
import { api, at, idempotencyKey, reasonOf, useRead } from '../../providers/api';
import { translate } from '../../i18n/texts';

/** What can be written: for HR alone, in the conversation with the candidate, or as an e-mail of a template. */
export type Kind = 'nota' | 'mensaje' | 'correo';
type Text = Exclude<Kind, 'correo'>;

const LIMIT: Readonly<Record<Text, number>> = { nota: NOTE_LIMITS.texto, mensaje: THREAD_LIMITS.text };
const ACCEPT = THREAD_LIMITS.attachmentExtensions.map((extension) => `.${extension}`).join(',');

/** Sends the form around the focus, from a keyboard alone. */
function sendOnCtrlEnter(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  if (event.target instanceof Element) event.target.closest('form')?.requestSubmit();
}

interface FilesProps {
  files: readonly File[];
  busy: boolean;
  onChoose: (files: File[]) => void;
}

function AttachButton({ files, busy, onChoose }: FilesProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="outlined"
        disabled={busy || files.length >= THREAD_LIMITS.attachments}
        onClick={() => input.current?.click()}
      >
        {translate('mail.composer.attach')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        accept={ACCEPT}
        hidden
        onChange={(event) => {
          onChoose([...files, ...(event.target.files ?? [])].slice(0, THREAD_LIMITS.attachments));
          // The same file can be chosen again after it was removed.
          event.target.value = '';
        }}
      />
      <Typography variant="caption" color="text.secondary">
        {translate('mail.composer.attachLimit', { count: THREAD_LIMITS.attachments })}
      </Typography>
    </>
  );
}

interface Props {
  candidate: Candidate;
  kind: Kind;
  onKind: (kind: Kind) => void;
  field: RefObject<HTMLTextAreaElement | null>;
}

interface TextProps extends Omit<Props, 'onKind' | 'kind'>, Omit<FilesProps, 'busy'> {
  kind: Text;
}

/** A note or a message: the same field, with the draft of each. */
function WriteText({ candidate, kind, field, files, onChoose }: TextProps) {
  const notify = useNotify();
  const [text, keep] = useDraft(`${kind}:${candidate.id}`);
  // A retry of the same message has the same key, and a change makes another message. A note's key is the client's.
  const [key, setKey] = useState(requestKey);
  const renewed =
    <Value,>(change: (value: Value) => void) =>
    (value: Value) => {
      setKey(requestKey());
      change(value);
    };
  const write = renewed(keep);
  const tellWriting = useTellWriting(candidate.id);
  const [shared, share] = useState(false);
  const { data: team } = useRead(
    ['team', 'application', candidate.aplicacion_id],
    () => api.get('/api/applications/{id}/team', at(candidate.aplicacion_id)),
    { enabled: kind === 'nota' && candidate.vacante_id !== null },
  );
  const choose = renewed(onChoose);
  const { canAccess: mayAsk } = useCanAccess({ resource: 'tasks', action: 'create' });
  const colleagues = useStaff();
  const proposal = useNoteTask(kind === 'nota' && mayAsk ? text : '', colleagues);
  const { task } = proposal;
  const sending = useConversationWrite(
    (texto: string): Promise<{ id: string }> =>
      kind === 'nota'
        ? api.post('/api/notes', {
            body: {
              candidato_id: candidate.id,
              texto,
              privada: !shared,
              ...(task && { tarea: task }),
            },
          })
        : api.post('/api/threads/{id}', {
            params: { path: { id: candidate.id }, ...idempotencyKey(key) },
            body: { texto, adjuntos: [...files] },
            bodySerializer: asForm,
          }),
    false,
  );
  async function send() {
    if (!text.trim() || task?.titulo.trim() === '' || sending.isPending) return;
    const sent = text.trim();
    const { id } = await sending.mutateAsync(sent);
    write('');
    share(false);
    proposal.reset();
    if (kind === 'nota') {
      notify(task ? 'mail.composer.nota.doneWithTask' : 'mail.composer.nota.done', { type: 'success' });
    } else {
      onChoose([]);
      notify(
        <SentNotice
          candidateId={candidate.id}
          messageId={id}
          onUndone={() => {
            const draft = `mensaje:${candidate.id}`;
            keepDraft(draft, [sent, readDraft(draft)].filter(Boolean).join('\n\n'));
            onChoose([...files]);
          }}
        />,
        { autoHideDuration: noticeMs(LIMITS.undoSeconds * 1000) },
      );
    }
    field.current?.focus();
  }

  return (
    <Stack
      component="form"
      spacing={1.5}
      onSubmit={(event) => {
        event.preventDefault();
        // What fails is said above the button.
        send().catch(() => undefined);
      }}
    >
      <CountedField
        label={translate(`mail.composer.${kind}.field`, { name: candidate.nombre })}
        help={`mail.composer.${kind}.help`}
        limit={LIMIT[kind]}
        value={text}
        busy={sending.isPending}
        inputRef={field}
        onChange={(typed) => {
          write(typed);
          if (kind === 'mensaje' && typed) tellWriting();
        }}
      />
      {kind === 'nota' && team && team.equipo.length > 0 && (
        <FormControlLabel
          control={<Checkbox checked={shared} onChange={(_event, checked) => share(checked)} />}
          label={translate('mail.composer.nota.share', {
            names: team.equipo.map(({ nombre }) => nombre).join(', '),
          })}
        />
      )}
      <NoteTask proposal={proposal} staff={colleagues} busy={sending.isPending} />
      {kind === 'mensaje' && files.length > 0 && (
        <Stack direction="row" spacing={1}>
          {files.map((file) => (
            <Chip
              key={`${file.name}-${file.size}-${file.lastModified}`}
              label={`${file.name} (${fileSize(file.size)})`}
              disabled={sending.isPending}
              onDelete={() => choose(files.filter((one) => one !== file))}
            />
          ))}
        </Stack>
      )}
      {sending.isError && (
        <Alert severity="error">
          {translate(`mail.composer.${kind}.failed`)} {reasonOf(sending.error)}{' '}
          {translate('mail.writing.kept')}
        </Alert>
      )}
      <Stack direction="row" spacing={1.5} useFlexGap flexWrap="wrap" alignItems="center">
        <Button
          type="submit"
          variant="contained"
          title={translate('mail.composer.keys')}
          disabled={sending.isPending || text.trim() === '' || task?.titulo.trim() === ''}
        >
          {translate(`mail.composer.${kind}.${sending.isPending ? 'sending' : 'send'}`)}
        </Button>
        {kind === 'mensaje' && (
          <>
            <SavedAnswers
              candidate={candidate}
              onChoose={(answer) => {
                write([text.trimEnd(), answer].filter(Boolean).join('\n\n'));
                field.current?.focus();
              }}
            />
            <AttachButton files={files} busy={sending.isPending} onChoose={choose} />
          </>
        )}
      </Stack>
    </Stack>
  );
}

/** The one place to write about a person or to them. Who will read it is said where it is written. */
export function Composer({ candidate, kind, onKind, field }: Props) {
  const { canAccess: maySend } = useCanAccess({ resource: 'emails', action: 'send' });
  const [files, setFiles] = useState<File[]>([]);
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
      ) : (
        <WriteText
          key={kind}
          candidate={candidate}
          kind={kind}
          field={field}
          files={files}
          onChoose={setFiles}
        />
      )}
    </Card>
  );
}
