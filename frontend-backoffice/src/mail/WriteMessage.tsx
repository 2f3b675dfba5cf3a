import { CORREO_ESTADO_LABEL, EMAIL_KINDS, type MessageType } from '@hiring/contract';
import { Alert, Box, Button, Typography } from '@mui/material';
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
      failure="No se pudo enviar el email:"
      label={type === 'contacto' ? 'Enviar mensaje' : EMAIL_KINDS[type].byHand.button}
      busyLabel="Enviando..."
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
        variablesTitle="Partes que puedes añadir al texto"
        rows={10}
        read={(text) => api.post('/api/emails/preview', { body: { ...about, ...text } })}
      />
    </WritingForm>
  );
}

interface MessageNotesProps {
  draft: Schemas['MessageDraft'];
  type: MessageType;
}

function MessageNotes({ draft, type }: MessageNotesProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography component="div" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <span>
          Para <strong>{draft.nombre}</strong>,{' '}
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {draft.destinatario}
          </Box>
        </span>
        {!draft.email_verificado && <UnverifiedBadge />}
      </Typography>
      {draft.rechazo_previsto && (
        <Alert severity="warning" variant="outlined">
          El rechazo está previsto para el {formatMoment(draft.rechazo_previsto)}. Si lo envías ahora, saldrá
          este texto en su lugar y el candidato lo verá en su portal. Después no se puede deshacer.
        </Alert>
      )}
      {draft.anterior && (
        <Alert severity="info" variant="outlined">
          Ya hay un mensaje de este tipo del {formatMoment(draft.anterior.fecha)} (
          {CORREO_ESTADO_LABEL[draft.anterior.estado].toLowerCase()}). Este será otro.
        </Alert>
      )}
      {draft.avisos_desactivados && (
        <Alert severity="warning" variant="outlined">
          Los avisos por correo están desactivados: el mensaje se guardará, pero no se enviará.
        </Alert>
      )}
      {type === 'confirmacion_entrevista' && (
        <Typography variant="note">
          Lleva el botón para confirmar o pedir otro momento y la cita para su calendario.
        </Typography>
      )}
    </Box>
  );
}

interface WriteMessageProps {
  target: ContactTarget;
  initialType: MessageType;
  /** Sent, or given up. */
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
    // The words and values of this moment; read again while one writes they would only move the ground.
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
          label="Tipo de mensaje"
          value={type}
          choices={kindsOf(messageTypesOf(target))}
          disabled={busy}
          onChoose={(chosen) => setType(chosen ?? type)}
        />
      </Box>
      <Loaded of={draft} failed="No se puede preparar este mensaje">
        {(data) => (
          <MessageForm key={type} type={type} applicationId={applicationId} draft={data} onClose={onClose} />
        )}
      </Loaded>
      {!draft.data && (
        <>
          <Button onClick={onClose} sx={{ justifySelf: 'center' }}>
            Cancelar
          </Button>
          <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
            El mensaje llega en nombre del equipo de selección y queda guardado en la ficha.
          </Alert>
        </>
      )}
    </SendingContext>
  );
}

interface SendMessageDialogProps {
  target: ContactTarget;
  initialType: MessageType;
  onClose: () => void;
}

export const SendMessageDialog = ({ target, initialType, onClose }: SendMessageDialogProps) => (
  <MessageDialog title={`Escribir a ${target.name}`} onClose={onClose}>
    <WriteMessage target={target} initialType={initialType} onClose={onClose} />
  </MessageDialog>
);
