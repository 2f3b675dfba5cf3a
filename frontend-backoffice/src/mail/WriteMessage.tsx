import { Translate } from 'react-admin';
import '../i18n/mail';
import { CORREO_ESTADO_LABEL, EMAIL_KINDS, type MessageType } from '@hiring/contract';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useContext, useState } from 'react';
import { keptValues } from '../ui/forms/drafts';
import { UnverifiedBadge } from '../candidates/StateBadges';
import { formatMoment } from '../ui/format/dates';
import { InstantSelect } from '../ui/forms/inputs';
import { Loaded } from '../ui/Loaded';
import { beginningOf, MessageParts } from './MessageParts';
import { MessageDialog, SendingContext, WritingForm } from './WritingForm';
import { useSendMessage } from './useSendMessage';
import { type ContactTarget, messageTypesOf } from './contact/contactTarget';
import { kindsOf } from './EmailState';
import { api, type Schemas, useRead } from '../providers/api';
import { translate } from '../i18n/texts';
import { Alert } from '../ui/Alert';

interface Props {
  type: MessageType;
  applicationId: string;
  draft: Schemas['MessageDraft'];
  onClose: () => void;
}

/** A message by hand. What is typed stays until it is sent. */
function MessageForm({ type, applicationId, draft, onClose }: Props) {
  const keptAs = `mensaje:${type}:${applicationId}`;
  const about = { aplicacion_id: applicationId, tipo: type };
  const send = useSendMessage();
  return (
    <WritingForm
      defaultValues={beginningOf(keptAs, draft)}
      failure="mail.sending.failure"
      label={type === 'contacto' ? 'mail.write.send' : EMAIL_KINDS[type].byHand.button}
      send={async ({ asunto, cuerpo }) => {
        await send.mutateAsync({ ...about, asunto, cuerpo });
        keptValues.drop(keptAs);
        onClose();
      }}
      onClose={onClose}
    >
      <MessageNotes draft={draft} type={type} />
      <MessageParts
        keptAs={keptAs}
        template={draft}
        variables={draft.bloques}
        variablesTitle="mail.write.blocks"
        rows={10}
        read={(text) => api.post('/api/emails/preview', { body: { ...about, ...text } })}
      />
    </WritingForm>
  );
}

function MessageNotes({ draft, type }: Pick<Props, 'draft' | 'type'>) {
  const { nombre, destinatario, anterior, rechazo_previsto } = draft;
  const address = (
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      {destinatario}
    </Box>
  );
  return (
    <Stack spacing={1}>
      <Typography component="div" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <span>
          <Translate i18nKey="mail.write.to" options={{ name: <strong>{nombre}</strong>, address }} />
        </span>
        {!draft.email_verificado && <UnverifiedBadge />}
      </Typography>
      {rechazo_previsto && (
        <Alert severity="warning" variant="outlined">
          {translate('mail.write.rejection', { when: formatMoment(rechazo_previsto) })}
        </Alert>
      )}
      {anterior && (
        <Alert severity="info" variant="outlined">
          {translate('mail.write.another', {
            when: formatMoment(anterior.fecha),
            state: CORREO_ESTADO_LABEL[anterior.estado].toLowerCase(),
          })}
        </Alert>
      )}
      {draft.avisos_desactivados && (
        <Alert severity="warning" variant="outlined">
          {translate('mail.write.disabled')}
        </Alert>
      )}
      {type === 'confirmacion_entrevista' && (
        <Typography variant="note">{translate('mail.write.interview')}</Typography>
      )}
    </Stack>
  );
}

interface WriteMessageProps {
  target: ContactTarget;
  initialType: MessageType;
  /** Called when the message was sent or given up. */
  onClose: () => void;
}

export function WriteMessage({ target, initialType, onClose }: WriteMessageProps) {
  const [type, setType] = useState(initialType);
  const [busy, setBusy] = useState(false);
  const saySending = useContext(SendingContext);
  const { applicationId } = target;
  const draft = useRead(
    ['message-draft', applicationId, type],
    () => api.post('/api/emails/draft', { body: { aplicacion_id: applicationId, tipo: type } }),
    // Read once: a later reading would change the draft while somebody writes.
    { gcTime: 0, staleTime: Infinity },
  );
  return (
    <SendingContext
      value={(now) => {
        setBusy(now);
        saySending(now);
      }}
    >
      <Box sx={{ pt: 1 }}>
        <InstantSelect
          label={translate('mail.write.type')}
          value={type}
          choices={kindsOf(messageTypesOf(target))}
          disabled={busy}
          onChoose={(chosen) => setType(chosen ?? type)}
        />
      </Box>
      <Loaded of={draft} failed="mail.write.unprepared">
        {(data) => (
          <MessageForm key={type} type={type} applicationId={applicationId} draft={data} onClose={onClose} />
        )}
      </Loaded>
      {!draft.data && (
        <>
          <Button onClick={onClose} sx={{ justifySelf: 'center' }}>
            {translate('ra.action.cancel')}
          </Button>
          <Alert severity="info" variant="outlined">
            {translate('mail.write.lead')}
          </Alert>
        </>
      )}
    </SendingContext>
  );
}

export function SendMessageDialog(props: WriteMessageProps) {
  return (
    <MessageDialog title={translate('mail.write.title', { name: props.target.name })} onClose={props.onClose}>
      <WriteMessage {...props} />
    </MessageDialog>
  );
}
