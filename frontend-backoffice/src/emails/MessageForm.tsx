import { Alert, Box, Button, DialogActions, Tab, Tabs } from '@mui/material';
import { EMAIL_KINDS, type MessageText, type MessageType } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { useEffect, useState } from 'react';
import { Form, useDataProvider } from 'react-admin';
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import type { HiringDataProvider } from '../providers/dataProvider';
import { fieldErrorsOf, reasonOf } from '../providers/problem';
import { MessageInputs } from './MessageInputs';
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

interface PartProps {
  applicationId: string;
  type: MessageType;
}

/** Keeps what is typed, and says so to who comes back to it. */
function Draft({ applicationId, type, starting }: PartProps & { starting: MessageText }) {
  const { reset } = useFormContext<MessageText>();
  const { asunto, cuerpo } = useWatch<MessageText>();
  const [kept] = useState(() => messageTextDraft.read(applicationId, type));
  useEffect(() => {
    if (asunto === starting.asunto && cuerpo === starting.cuerpo) messageTextDraft.drop(applicationId, type);
    else messageTextDraft.keep(applicationId, type, { asunto: asunto ?? '', cuerpo: cuerpo ?? '' });
  }, [applicationId, type, asunto, cuerpo, starting]);
  if (!kept) return null;
  return (
    <Alert
      severity="info"
      variant="outlined"
      action={
        <Button size="small" onClick={() => reset(starting)}>
          Empezar de nuevo
        </Button>
      }
    >
      Sigues con lo que dejaste escrito.
    </Alert>
  );
}

function Preview({ applicationId, type }: PartProps) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const { asunto, cuerpo } = useFormContext<MessageText>().getValues();
  const request = { aplicacion_id: applicationId, tipo: type, asunto, cuerpo };
  return <MessagePreviewPane of={request} read={() => dataProvider.previewMessage(request)} />;
}

/** The words, how they will look, and the button. What is typed stays until it is sent. */
export function MessageForm({ type, applicationId, draft, onBusy, onClose }: Props) {
  const [starting] = useState({ asunto: draft.asunto, cuerpo: draft.cuerpo });
  const [typed] = useState(() => messageTextDraft.read(applicationId, type) ?? starting);
  const [view, setView] = useState<'texto' | 'vista'>('texto');
  const send = useSendMessage({
    onSent: () => {
      messageTextDraft.drop(applicationId, type);
      onClose();
    },
  });

  const submit = async (values: FieldValues) => {
    const { asunto, cuerpo } = values as MessageText;
    if (send.isPending) return undefined;
    onBusy(true);
    try {
      await send.mutateAsync({ aplicacion_id: applicationId, tipo: type, asunto, cuerpo });
      return undefined;
    } catch (refusal) {
      setView('texto');
      return fieldErrorsOf(refusal);
    } finally {
      onBusy(false);
    }
  };

  return (
    <Box
      sx={{
        minWidth: 0,
        '& form': { display: 'grid', gap: 2, minWidth: 0 },
        '& .MuiFormControl-root': { m: 0 },
      }}
    >
      <Form defaultValues={typed} onSubmit={submit} noValidate disableInvalidFormNotification>
        <MessageNotes draft={draft} type={type} />
        <Draft applicationId={applicationId} type={type} starting={starting} />
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
            <Box sx={{ display: 'grid', gap: 1.5 }}>
              <MessageInputs
                variables={draft.bloques}
                variablesTitle="Partes que puedes añadir al texto"
                rows={10}
              />
            </Box>
          ) : (
            <Preview applicationId={applicationId} type={type} />
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
      </Form>
    </Box>
  );
}
