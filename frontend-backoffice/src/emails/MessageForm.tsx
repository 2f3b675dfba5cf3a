import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { EMAIL_KINDS, type MessageType } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { type SyntheticEvent, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { HiringDataProvider } from '../providers/dataProvider';
import { fieldErrorsOf, reasonOf } from '../providers/problem';
import { MessageFields } from './MessageFields';
import { MessageNotes } from './MessageNotes';
import { MessagePreviewPane } from './MessagePreviewPane';
import { messageTextDraft } from './messageTextDraft';
import { useSendMessage } from './useSendMessage';

interface Props {
  type: MessageType;
  applicationId: string;
  draft: Schemas['MessageDraft'];
  onBusy: (busy: boolean) => void;
  onClose: () => void;
}

/** The words, how they will look, and the button. What is typed stays until it is sent. */
export function MessageForm({ type, applicationId, draft, onBusy, onClose }: Props) {
  const starting = { asunto: draft.asunto, cuerpo: draft.cuerpo };
  const dataProvider = useDataProvider<HiringDataProvider>();
  const [kept] = useState(() => messageTextDraft.read(applicationId, type));
  const [text, setText] = useState(kept ?? starting);
  const [view, setView] = useState<'texto' | 'vista'>('texto');
  const send = useSendMessage({
    onSent: () => {
      messageTextDraft.drop(applicationId, type);
      onClose();
    },
  });
  const request = { aplicacion_id: applicationId, tipo: type, ...text };
  const errors = fieldErrorsOf(send.error);

  const write = (value: typeof text) => {
    setText(value);
    messageTextDraft.keep(applicationId, type, value);
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (send.isPending) return;
    onBusy(true);
    send.mutate(request, {
      onError: () => setView('texto'),
      onSettled: () => onBusy(false),
    });
  };

  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <MessageNotes draft={draft} type={type} />
      {kept && (
        <Alert
          severity="info"
          variant="outlined"
          action={
            <Button
              size="small"
              onClick={() => {
                messageTextDraft.drop(applicationId, type);
                setText(starting);
              }}
            >
              Empezar de nuevo
            </Button>
          }
        >
          Sigues con lo que dejaste escrito.
        </Alert>
      )}
      <Tabs
        value={view}
        onChange={(_event, value: typeof view) => setView(value)}
        aria-label="Escribir o ver el mensaje"
        sx={{ borderBottom: 1, borderColor: 'divider', minHeight: 44 }}
      >
        <Tab value="texto" label="Escribir" id="mensaje-escribir" aria-controls="mensaje-panel" />
        <Tab value="vista" label="Vista previa" id="mensaje-vista" aria-controls="mensaje-panel" />
      </Tabs>
      <Box
        role="tabpanel"
        id="mensaje-panel"
        aria-labelledby={view === 'texto' ? 'mensaje-escribir' : 'mensaje-vista'}
        sx={{ minWidth: 0 }}
      >
        {view === 'texto' ? (
          <MessageFields
            text={text}
            onWrite={write}
            errors={errors}
            variables={draft.bloques}
            variablesTitle="Partes que puedes añadir al texto"
          />
        ) : (
          <MessagePreviewPane of={request} read={() => dataProvider.previewMessage(request)} />
        )}
      </Box>
      {send.isError && (
        <Alert severity="error">
          No se pudo enviar el email: {reasonOf(send.error)} Lo escrito sigue aquí.
        </Alert>
      )}
      <DialogActions
        sx={{ px: 0, pb: 2, position: 'sticky', bottom: 0, bgcolor: 'background.paper', zIndex: 1 }}
      >
        <Button onClick={onClose} disabled={send.isPending}>
          Cancelar
        </Button>
        <Button type="submit" variant="contained" color="secondary" disabled={send.isPending}>
          {send.isPending
            ? 'Enviando...'
            : type === 'contacto'
              ? 'Enviar mensaje'
              : EMAIL_KINDS[type].byHand.button}
        </Button>
      </DialogActions>
    </Box>
  );
}
