import { Box, Button, Stack, Typography } from '@mui/material';
import { useFormContext } from 'react-hook-form';
import { type BulkType, MESSAGE_TYPES, type MessageType, requestKey, type Stage } from '@hiring/contract';
import { useEffect, useRef, useState } from 'react';
import { fullName } from '../useCandidate';
import { MessagePreviewPane } from '../../mail/MessagePreviewPane';
import { Loaded } from '../../ui/Loaded';
import { formatCount, pluralOf } from '../../ui/format/counts';
import { CHOSEN_REASON } from '../moves/MoveInputs';
import { MessageDialog, WritingForm } from '../../mail/WritingForm';
import { kindsOf, type TemplateVariable } from '../../mail/EmailState';
import { InstantSelect } from '../../ui/forms/inputs';
import { type BulkDraft, isComplete, parametersOf } from './bulkDraft';
import { emailsText, willText } from './bulkText';
import type { BulkAction, targetsOf } from './selection';
import { BulkFields } from './BulkFields';
import { api, at, idempotencyKey, useRead, type Schemas } from '../../providers/api';
import { translate } from '../../i18n/texts';
import { useGetOne, type RaRecord } from 'react-admin';
import { Alert } from '../../ui/Alert';

/** The people of the action, in its order. */
const usePending = (actionId: string) =>
  useRead(
    ['bulk-example', actionId],
    () =>
      api.get('/api/bulk-actions/{id}/rows', {
        params: { path: { id: actionId }, query: { estado: 'pendiente' } },
      }),
    { gcTime: 0 },
  );

const NAMED = 5;

/** "Ana Ruiz, Luis Gil y 3 más". */
function WhoNote({ action }: { action: BulkAction }) {
  const { data } = usePending(action.id);
  if (!data) return null;
  const names = data.filas.slice(0, NAMED).map(fullName).join(', ');
  const more = action.pendientes - Math.min(NAMED, data.filas.length);
  return (
    <Typography>
      {more > 0 ? translate('people.bulkDialog.whoAndMore', { names, count: formatCount(more) }) : names}
    </Typography>
  );
}

/** The message of the form as the first of those who get it will read it. */
function BulkMessagePreview({ actionId }: { actionId: string }) {
  const message = useFormContext<BulkDraft>().getValues('mensaje');
  const rows = usePending(actionId);
  return (
    <Loaded of={rows} failed="people.bulkDialog.messageFailed" rows={5}>
      {({ filas: [row] }) => {
        if (!row || !message) return null;
        const request = { ...message, aplicacion_id: row.aplicacion_id };
        return (
          <Box>
            <Typography variant="subtitle2" component="h3" gutterBottom>
              {translate('people.bulkDialog.reaches', { name: fullName(row) })}
            </Typography>
            <MessagePreviewPane
              of={request}
              read={() => api.post('/api/emails/preview', { body: request })}
            />
          </Box>
        );
      }}
    </Loaded>
  );
}

/** The preview: what will happen, and to how many people. */
function BulkPreview({ action }: { action: BulkAction }) {
  const { titulo, total, pendientes, motivos, correos } = action;
  return (
    <Stack spacing={1.5}>
      <Typography color="text.secondary">
        {translate('people.bulkDialog.of', { ...pluralOf(total), title: titulo })}
      </Typography>
      {pendientes > 0 ? (
        <>
          <Typography variant="h3" component="p">
            {willText(action)}
          </Typography>
          <WhoNote action={action} />
        </>
      ) : (
        <Alert severity="info">{translate('people.bulkDialog.nothing')}</Alert>
      )}
      {correos && pendientes > 0 && (
        <Box>
          <Typography>{emailsText(correos)}</Typography>
          {correos.sin_verificar > 0 && (
            <Typography variant="note">{translate('people.bulkDialog.unverifiedNote')}</Typography>
          )}
          {correos.desactivados && (
            <Alert severity="warning" sx={{ mt: 1 }}>
              {translate('people.bulkDialog.emailsOff')}
            </Alert>
          )}
        </Box>
      )}
      {motivos.length > 0 && (
        <Box>
          <Typography variant="subtitle2" component="h3">
            {translate('people.bulkDialog.unchanged')}
          </Typography>
          <ul>
            {motivos.map(({ codigo, motivo, total: count }) => (
              <li key={`${codigo}${motivo}`}>
                {formatCount(count)}: {motivo}
              </li>
            ))}
          </ul>
        </Box>
      )}
      <Typography variant="note">{translate('people.bulkDialog.undoNote')}</Typography>
    </Stack>
  );
}

const focusReason = (form: HTMLElement | null) => form?.querySelector<HTMLElement>(CHOSEN_REASON)?.focus();

interface FormProps {
  tipo: BulkType;
  targets: ReturnType<typeof targetsOf>;
  preview: BulkAction | null;
  onPreview: (action: BulkAction | null) => void;
  onConfirmed: (action: BulkAction) => void;
  onClose: () => void;
}

/** What to do to each; then what would come of it, with the button that does it. */
function BulkForm({
  defaultValues,
  variables,
  ...props
}: FormProps & { defaultValues: BulkDraft; variables?: readonly TemplateVariable[] }) {
  const { tipo, targets, preview, onPreview, onConfirmed, onClose } = props;
  // The same order again, after a lost answer, is the same action.
  const key = useRef({ of: '', value: '' });
  const send = async (draft: BulkDraft) => {
    if (preview) return onConfirmed(await api.post('/api/bulk-actions/{id}/confirm', at(preview.id)));
    const body = { ...parametersOf(tipo, draft), ...targets };
    const words = JSON.stringify(body);
    if (key.current.of !== words) key.current = { of: words, value: requestKey() };
    onPreview(await api.post('/api/bulk-actions', { params: idempotencyKey(key.current.value), body }));
    // What one goes back to and prepares anew is looked at anew: only a failed sending keeps its key.
    key.current = { of: '', value: '' };
  };
  return (
    <WritingForm<BulkDraft>
      defaultValues={defaultValues}
      label={translate(preview ? 'people.bulkDialog.confirm' : 'people.bulkDialog.see')}
      busyLabel={translate(preview ? 'people.bulkDialog.confirming' : 'people.bulkDialog.preparing')}
      disabled={(draft) => (preview ? preview.pendientes === 0 : !isComplete(tipo, draft))}
      send={send}
      fieldOf={(name) => (name === 'asunto' || name === 'cuerpo' ? `mensaje.${name}` : name)}
      onClose={onClose}
      onBack={preview ? () => onPreview(null) : undefined}
    >
      <div aria-live="polite">{preview && <BulkPreview action={preview} />}</div>
      {preview && tipo === 'mensaje' && preview.pendientes > 0 && (
        <BulkMessagePreview actionId={preview.id} />
      )}
      {!preview && (
        <Stack ref={focusReason} spacing={2.5}>
          <BulkFields tipo={tipo} variables={variables} />
        </Stack>
      )}
    </WritingForm>
  );
}

/** A message to each: its kind, and the words that the kind begins with. */
function MessageToEach(props: FormProps) {
  const [type, setType] = useState<MessageType>('contacto');
  const start = useGetOne<Schemas['BulkMessageDraft'] & RaRecord>(
    'bulk-message-drafts',
    { id: type },
    { staleTime: Infinity },
  );
  return (
    <>
      {!props.preview && (
        <Box sx={{ pt: 1 }}>
          <InstantSelect
            label="people.bulkDialog.messageType"
            value={type}
            choices={kindsOf(MESSAGE_TYPES)}
            onChoose={(chosen) => setType(chosen ?? type)}
          />
        </Box>
      )}
      <Loaded of={start} failed="people.bulkDialog.draftFailed">
        {({ asunto, cuerpo, variables }) => (
          <BulkForm
            key={type}
            {...props}
            defaultValues={{ mensaje: { tipo: type, asunto, cuerpo } }}
            variables={variables}
          />
        )}
      </Loaded>
      {!start.data && <Button onClick={props.onClose}>{translate('ra.action.cancel')}</Button>}
    </>
  );
}

interface Props extends Pick<FormProps, 'tipo' | 'targets' | 'onConfirmed' | 'onClose'> {
  /** The action that was chosen before the dialog opened. */
  estado?: Stage | undefined;
  /** Number of chosen people, in words. */
  counted: string;
}

/** What to do to everybody chosen, then what would come of it, and only then the button that does it. */
export function BulkDialog({ estado, counted, ...props }: Props) {
  const { tipo } = props;
  const [preview, setPreview] = useState<BulkAction | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const form = { ...props, preview, onPreview: setPreview };
  // The button that was pressed means something else now: the keyboard begins above what is to be read, where Enter
  // confirms.
  useEffect(() => {
    if (!preview || !title.current) return;
    const heading = title.current;
    const confirm = ({ key }: KeyboardEvent) => {
      if (key === 'Enter') heading.closest('[role=dialog]')?.querySelector('form')?.requestSubmit();
    };
    heading.focus();
    heading.addEventListener('keydown', confirm);
    return () => heading.removeEventListener('keydown', confirm);
  }, [preview]);
  return (
    <MessageDialog
      title={
        preview
          ? translate('people.bulkDialog.review')
          : translate(`people.bulkTitle.${tipo}`, { count: counted })
      }
      titleRef={title}
      maxWidth={tipo === 'mensaje' ? 'md' : 'sm'}
      onClose={props.onClose}
    >
      {tipo === 'mensaje' ? (
        <MessageToEach {...form} />
      ) : (
        <BulkForm
          {...form}
          defaultValues={{ mover: { estado, notificar: true }, etiqueta: { quitar: false } }}
        />
      )}
    </MessageDialog>
  );
}
