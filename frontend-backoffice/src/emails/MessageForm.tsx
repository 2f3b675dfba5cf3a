import { EMAIL_KINDS, type MessageType } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { keptValues } from '../ui/keptValues';
import { MessageNotes } from './MessageNotes';
import { beginningOf, MessageParts } from './MessageParts';
import { useSendMessage } from './useSendMessage';
import { WritingForm } from './WritingForm';

interface Props {
  type: MessageType;
  applicationId: string;
  draft: Schemas['MessageDraft'];
  onBusy: (busy: boolean) => void;
  onClose: () => void;
}

/** A message by hand. What is typed stays until it is sent. */
export function MessageForm({ type, applicationId, draft, onBusy, onClose }: Props) {
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
      onBusy={onBusy}
      onClose={onClose}
    >
      <MessageNotes draft={draft} type={type} />
      <MessageParts
        keptAs={keptAs}
        template={draft}
        variables={draft.bloques}
        variablesTitle="Partes que puedes añadir al texto"
        rows={10}
        read={(provider, text) => provider.previewMessage({ ...about, ...text })}
      />
    </WritingForm>
  );
}
