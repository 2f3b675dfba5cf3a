import { asForm } from '@hiring/contract/files';
import { fileSize, LIMITS, requestKey } from '@hiring/contract';
import { Chip, Stack } from '@mui/material';
import { type RefObject, useState } from 'react';
import { useNotify } from 'react-admin';
import type { Candidate } from '../../candidates/useCandidate';
import { noticeMs } from '../../ui/dialogs/notices';
import { CountedField } from '../../ui/forms/CountedField';
import { keepDraft, readDraft, useDraft } from '../../ui/forms/drafts';
import { api, idempotencyKey } from '../../providers/api';
import { translate } from '../../i18n/texts';
import { AttachButton } from './AttachButton';
import { ChannelInputs } from './ChannelInputs';
import { draftKey, useConversationWrite } from './reads';
import { gapsIn, SavedAnswers } from './SavedAnswers';
import { SentNotice } from './SentNotice';
import { afterSending, TextForm } from './TextForm';
import { useChannel } from './useChannel';
import { useTellWriting } from './useTellWriting';
import { Alert } from '../../ui/Alert';

interface Props {
  candidate: Candidate;
  field: RefObject<HTMLTextAreaElement | null>;
  files: readonly File[];
  onChoose: (files: File[]) => void;
}

/** A message to the candidate: in the portal, or by WhatsApp or SMS where they take those; SMS and templates have no files. */
export function MessageForm({ candidate, field, files, onChoose }: Props) {
  const notify = useNotify();
  const draft = draftKey('mensaje', candidate.id);
  const [text, keep] = useDraft(draft);
  // A retry of the same message has the same key, and a change makes another message.
  const [key, setKey] = useState(requestKey);
  const renewed =
    <Value,>(change: (value: Value) => void) =>
    (value: Value) => {
      setKey(requestKey());
      change(value);
    };
  const write = renewed(keep);
  const choose = renewed(onChoose);
  const channel = useChannel(candidate.id, renewed);
  const tellWriting = useTellWriting(candidate.id);
  const sending = useConversationWrite(
    () =>
      api.post('/api/threads/{id}', {
        params: { path: { id: candidate.id }, ...idempotencyKey(key) },
        body: {
          ...channel.request,
          ...(!channel.byTemplate && { texto: text.trim() }),
          adjuntos: [...files],
        },
        bodySerializer: asForm,
      }),
    false,
  );
  async function send() {
    const sent = channel.byTemplate ? '' : text.trim();
    const { filled } = channel;
    const { id } = await sending.mutateAsync(undefined);
    if (sent) write('');
    channel.fill(null);
    choose([]);
    notify(
      <SentNotice
        candidateId={candidate.id}
        messageId={id}
        canal={channel.canal}
        onUndone={() => {
          keepDraft(draft, [sent, readDraft(draft)].filter(Boolean).join('\n\n'));
          onChoose([...files]);
          channel.fill(filled);
        }}
      />,
      { autoHideDuration: noticeMs(LIMITS.undoSeconds * 1000) },
    );
    afterSending(field);
  }
  const gaps = channel.byTemplate ? [] : gapsIn(text);
  const onlyText = channel.canal === 'sms' || channel.byTemplate;

  return (
    <TextForm
      kind="mensaje"
      busy={sending.isPending}
      error={sending.error}
      ready={
        channel.ready &&
        (channel.byTemplate || text.trim() !== '') &&
        gaps.length === 0 &&
        !(onlyText && files.length > 0)
      }
      onSend={send}
      actions={
        !channel.byTemplate && (
          <>
            <SavedAnswers
              candidate={candidate}
              onChoose={(answer) => {
                write([text.trimEnd(), answer].filter(Boolean).join('\n\n'));
                field.current?.focus();
              }}
            />
            {!onlyText && <AttachButton files={files} busy={sending.isPending} onChoose={choose} />}
          </>
        )
      }
    >
      <ChannelInputs candidateId={candidate.id} channel={channel} written={text} />
      {!channel.byTemplate && (
        <CountedField
          label={translate('mail.composer.mensaje.field', { name: candidate.nombre })}
          help={`mail.composer.mensaje.help.${channel.canal}`}
          limit={channel.limitOf(text)}
          value={text}
          busy={sending.isPending}
          inputRef={field}
          onChange={(typed) => {
            write(typed);
            if (typed) tellWriting();
          }}
        />
      )}
      {gaps.length > 0 && (
        <Alert severity="info">{translate('inbox.saved.gaps', { gaps: gaps.join(', ') })}</Alert>
      )}
      {files.length > 0 && (
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
      {onlyText && files.length > 0 && <Alert severity="info">{translate('mail.channel.noFiles')}</Alert>}
    </TextForm>
  );
}
