import { Box, Button } from '@mui/material';
import { type BulkType, MESSAGE_TYPES, type MessageType, requestKey, type Stage } from '@hiring/contract';
import { useEffect, useRef, useState } from 'react';
import { CHOSEN_REASON } from '../candidates/moves/MoveInputs';
import { MessageDialog } from '../emails/MessageDialog';
import { kindsOf } from '../emails/emailText';
import type { TemplateVariable } from '../emails/types';
import { WritingForm } from '../emails/WritingForm';
import { useRead } from '../providers/useRead';
import { useWrite } from '../providers/useWrite';
import { InstantSelect } from '../ui/InstantSelect';
import { Loaded } from '../ui/Loaded';
import { BulkFields } from './BulkFields';
import { BulkMessagePreview } from './BulkMessagePreview';
import { BulkPreview } from './BulkPreview';
import { type BulkDraft, isComplete, parametersOf } from './bulkDraft';
import type { BulkAction, targetsOf } from './selection';

const TITLE: Record<BulkType, string> = {
  mover: 'Mover candidaturas',
  prioridad: 'Cambiar la prioridad',
  mensaje: 'Enviar un mensaje',
  etiqueta: 'Etiquetar',
};

const focusReason = (form: HTMLElement | null) => form?.querySelector<HTMLElement>(CHOSEN_REASON)?.focus();

interface FormProps {
  tipo: BulkType;
  targets: ReturnType<typeof targetsOf>;
  preview: BulkAction | null;
  onPreview: (action: BulkAction | null) => void;
  onConfirmed: (action: BulkAction) => void;
  onBusy: (busy: boolean) => void;
  onClose: () => void;
}

/** What to do to each; then what would come of it, with the button that does it. */
function BulkForm({
  defaultValues,
  variables,
  ...props
}: FormProps & { defaultValues: BulkDraft; variables?: readonly TemplateVariable[] }) {
  const { tipo, targets, preview, onPreview, onConfirmed, onBusy, onClose } = props;
  // The same order again, after a lost answer, is the same action.
  const key = useRef({ of: '', value: '' });
  const prepare = useWrite(
    (provider, order: Parameters<typeof provider.prepareBulk>[0]) => {
      const words = JSON.stringify(order);
      if (key.current.of !== words) key.current = { of: words, value: requestKey() };
      return provider.prepareBulk(order, key.current.value);
    },
    { reads: [], tells: false },
  );
  const confirm = useWrite((provider, id: string) => provider.confirmBulk(id), { reads: [], tells: false });
  const send = async (draft: BulkDraft) => {
    if (preview) return onConfirmed(await confirm.mutateAsync(preview.id));
    onPreview(await prepare.mutateAsync({ ...parametersOf(tipo, draft), ...targets }));
    // What one goes back to and prepares anew is looked at anew: only a failed sending keeps its key.
    key.current = { of: '', value: '' };
  };
  return (
    <WritingForm<BulkDraft>
      defaultValues={defaultValues}
      label={preview ? 'Confirmar' : 'Ver qué pasará'}
      busyLabel={preview ? 'Confirmando...' : 'Preparando...'}
      disabled={(draft) => (preview ? preview.pendientes === 0 : !isComplete(tipo, draft))}
      send={send}
      fieldOf={(name) => (name === 'asunto' || name === 'cuerpo' ? `mensaje.${name}` : name)}
      onBusy={onBusy}
      onClose={onClose}
      onBack={preview ? () => onPreview(null) : undefined}
    >
      <div aria-live="polite">{preview && <BulkPreview action={preview} />}</div>
      {preview && tipo === 'mensaje' && preview.pendientes > 0 && (
        <BulkMessagePreview actionId={preview.id} />
      )}
      {!preview && (
        <Box ref={focusReason} sx={{ display: 'grid', gap: 2.5 }}>
          <BulkFields tipo={tipo} variables={variables} />
        </Box>
      )}
    </WritingForm>
  );
}

/** A message to each: its kind, and the words that the kind begins with. */
function MessageToEach(props: FormProps) {
  const [type, setType] = useState<MessageType>('contacto');
  const start = useRead(['bulk-message-draft', type], (provider) => provider.bulkMessageDraft(type), {
    staleTime: Infinity,
  });
  return (
    <>
      {!props.preview && (
        <Box sx={{ pt: 1 }}>
          <InstantSelect
            label="Tipo de mensaje"
            value={type}
            choices={kindsOf(MESSAGE_TYPES)}
            onChoose={(chosen) => setType(chosen ?? type)}
          />
        </Box>
      )}
      <Loaded of={start} failed="No se puede preparar este mensaje">
        {({ asunto, cuerpo, variables }) => (
          <BulkForm
            key={type}
            {...props}
            defaultValues={{ mensaje: { tipo: type, asunto, cuerpo } }}
            variables={variables}
          />
        )}
      </Loaded>
      {!start.data && <Button onClick={props.onClose}>Cancelar</Button>}
    </>
  );
}

interface Props extends Pick<FormProps, 'tipo' | 'targets' | 'onConfirmed' | 'onClose'> {
  /** Chosen before the dialog opened. */
  estado?: Stage | undefined;
  /** How many are chosen, in words. */
  counted: string;
}

/** What to do to everybody chosen, then what would come of it, and only then the button that does it. */
export function BulkDialog({ estado, counted, ...props }: Props) {
  const { tipo } = props;
  const [preview, setPreview] = useState<BulkAction | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // The button that was pressed means something else now: the keyboard begins above what is to be read.
  useEffect(() => {
    if (preview) title.current?.focus();
  }, [preview]);
  return (
    <MessageDialog
      title={preview ? 'Revisa antes de confirmar' : `${TITLE[tipo]} (${counted})`}
      titleRef={title}
      maxWidth={tipo === 'mensaje' ? 'md' : 'sm'}
      onClose={props.onClose}
    >
      {(onBusy) => {
        const form = { ...props, preview, onPreview: setPreview, onBusy };
        if (tipo === 'mensaje') return <MessageToEach {...form} />;
        return (
          <BulkForm
            {...form}
            defaultValues={{ mover: { estado, notificar: true }, etiqueta: { quitar: false } }}
          />
        );
      }}
    </MessageDialog>
  );
}
