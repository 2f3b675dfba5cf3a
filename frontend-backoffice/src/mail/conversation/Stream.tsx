import { Button, Link, Stack, Typography } from '@mui/material';
import { type ComponentProps, useEffect, useId, useState } from 'react';
import { useGetManyAggregate } from 'react-admin';
import {
  DeliveryExplanation,
  deliveryText,
  EmailButtons,
  type EmailRow,
  EmailStateBadge,
  templateLabel,
} from '../EmailState';
import { pollWhileLeaving } from '../deliveryPolling';
import { Lane, LaneQuote, LaneStop } from '../../ui/Lane';
import { type Note, stopOf, type StreamEvent, useStream, useThread } from './reads';
import {
  DELIVERY_STATE_LABEL,
  fileSize,
  type HistoriaTipo,
  MESSAGE_NOTE_LABEL,
  type MessageChannel,
  type MessageNote,
  type Tone,
} from '@hiring/contract';
import { useQueryClient } from '@tanstack/react-query';
import { MoreButton } from '../../ui/buttons';
import { Loaded, StateMessage } from '../../ui/Loaded';
import { NoteEntry } from './NoteEntry';
import { api, at, reasonOf, type Schemas } from '../../providers/api';
import { readAgain } from '../../providers/freshness';
import { translate } from '../../i18n/texts';
import { UndoRunButton } from '../../rules/UndoRunButton';
import { Alert } from '../../ui/Alert';

/** An e-mail to the candidate, sent or still to be sent: its state, its text, and what can be done with it. */
function EmailEntry({ event }: { event: StreamEvent }) {
  const [open, setOpen] = useState(false);
  const textId = useId();
  const { data: [email] = [] } = useGetManyAggregate<EmailRow>(
    'emails',
    { ids: [event.clave.slice(1)] },
    { refetchInterval: ({ state }) => pollWhileLeaving(state.data) },
  );
  return (
    <LaneStop tone="grey" {...stopOf(event)}>
      {email && (
        <>
          <Typography variant="hint">
            <EmailStateBadge estado={email.estado} held={email.retenido} /> {templateLabel(email.plantilla)}.{' '}
            {deliveryText(email)}
          </Typography>
          <DeliveryExplanation email={email} />
          <div id={textId}>{open && <LaneQuote>{email.texto}</LaneQuote>}</div>
          <Stack direction="row" spacing={1}>
            <Button
              size="small"
              aria-expanded={open}
              aria-controls={textId}
              onClick={() => setOpen(!open)}
              sx={{ ml: -1.25 }}
            >
              {translate(open ? 'mail.stream.less' : 'mail.stream.open')}
            </Button>
            <EmailButtons email={email} />
          </Stack>
        </>
      )}
    </LaneStop>
  );
}

type Message = Schemas['ThreadMessageResponse'];

interface Props {
  event: StreamEvent;
  /** Undefined until its page of the thread is read: the stream knows how the text begins. */
  message: Message | undefined;
  onAnswer: () => void;
}

/** Of ours, how far it has come; of theirs, which way it came. */
function kindOf({ autor, canal, leido, envio }: Message): string | undefined {
  if (envio && canal !== 'portal') {
    const channel = translate(`mail.channel.${canal}`);
    return translate('mail.stream.sentBy', { channel, state: DELIVERY_STATE_LABEL[envio.estado] });
  }
  if (autor === 'rrhh') return translate(leido ? 'mail.stream.read' : 'mail.stream.unread');
  return canal === 'portal' ? undefined : translate(`mail.stream.by.${canal}`);
}

/** What the product did because of a message, in words. */
const noteText = (note: MessageNote, canal: MessageChannel): string =>
  MESSAGE_NOTE_LABEL[note].replace('{canal}', translate(`mail.channel.${canal}`));

/** One message between HR and the candidate, with its files and whether it was read. */
function MessageEntry({ event, message, onAnswer }: Props) {
  const ours = event.suceso === 'conversacion_rrhh';
  return (
    <LaneStop tone={ours ? 'grey' : 'green'} {...stopOf(event)} kind={message && kindOf(message)}>
      <LaneQuote>{message?.texto ?? event.texto}</LaneQuote>
      {message?.citado && (
        <details>
          <Typography component="summary" variant="body2" sx={{ cursor: 'pointer', minHeight: 32 }}>
            {translate('mail.stream.quoted')}
          </Typography>
          <LaneQuote>{message.citado}</LaneQuote>
        </details>
      )}
      {message?.adjuntos.map((file) => (
        <Typography key={file.id} variant="body2">
          <Link href={file.url} download>
            {translate('mail.stream.download', { name: file.nombre })}
          </Link>{' '}
          ({fileSize(file.bytes)})
        </Typography>
      ))}
      {message && message.archivos_pendientes > 0 && (
        <Typography variant="note">
          {translate('mail.stream.fetching', message.archivos_pendientes)}
        </Typography>
      )}
      {message?.nota && <Typography variant="note">{noteText(message.nota, message.canal)}.</Typography>}
      {message?.envio?.fallo && <Alert severity="warning">{message.envio.fallo}</Alert>}
      {message?.rechazados.map(({ nombre, motivo }, place) => (
        <Typography key={place} variant="note">
          {translate('mail.stream.refused', { name: nombre, reason: motivo })}
        </Typography>
      ))}
      {!ours && (
        <Button size="small" onClick={onAnswer}>
          {translate('mail.stream.answer')}
        </Button>
      )}
    </LaneStop>
  );
}

const TONE: Readonly<Partial<Record<HistoriaTipo, Tone>>> = {
  movimiento: 'blue',
  entrevista: 'purple',
  documento: 'indigo',
};

const isMessage = ({ suceso }: StreamEvent) => suceso.startsWith('conversacion_');

interface StreamProps {
  candidateId: string;
  /** One kind alone; null: all of them. */
  tipo: HistoriaTipo | null;
  onRemoved: (note: Note) => void;
  onAnswer: () => void;
}

/** The messages of these events by id. The thread is read back to the oldest of them; what is shown counts as read. */
function useMessages(candidateId: string, events: readonly StreamEvent[]) {
  const queryClient = useQueryClient();
  const { data, dataUpdatedAt, hasNextPage, isFetching, fetchNextPage } = useThread(candidateId);
  const messages = data?.pages.flatMap(({ mensajes }) => mensajes) ?? [];
  const spoken = events.filter(isMessage);
  const oldest = messages.reduce<string | undefined>(
    (first, { created_at }) => (first && first < created_at ? first : created_at),
    undefined,
  );
  const reachesFurther = spoken.some(({ fecha }) => oldest !== undefined && fecha < oldest);
  useEffect(() => {
    if (reachesFurther && hasNextPage && !isFetching) void fetchNextPage();
  }, [reachesFurther, hasNextPage, isFetching, fetchNextPage]);

  const latest = data?.pages[0];
  const last = latest?.mensajes.at(-1)?.orden;
  const unread = spoken.length > 0 && (latest?.sin_leer ?? 0) > 0;
  useEffect(() => {
    if (!last || !unread) return;
    api.post('/api/threads/{id}/read', at(candidateId, { hasta: last })).then(
      () => readAgain(queryClient, ['threads']),
      // The next reading of the thread tries again.
      () => undefined,
    );
  }, [candidateId, last, queryClient, dataUpdatedAt, unread]);

  return new Map(messages.map((message) => [message.id, message]));
}

function Entry({ message, onAnswer, ...note }: Props & ComponentProps<typeof NoteEntry>) {
  const { event } = note;
  if (event.suceso === 'nota') return <NoteEntry {...note} />;
  if (event.suceso === 'correo') return <EmailEntry event={event} />;
  if (isMessage(event)) return <MessageEntry event={event} message={message} onAnswer={onAnswer} />;
  return (
    <LaneStop tone={TONE[event.tipo] ?? 'grey'} {...stopOf(event)}>
      {event.suceso === 'movida' && event.texto && <LaneQuote>{event.texto}</LaneQuote>}
      {event.puede_deshacerse && <UndoRunButton id={event.clave.slice(1)} />}
    </LaneStop>
  );
}

/** Everything that happened with a person, newest first. */
export function Stream({ candidateId, tipo, onRemoved, onAnswer }: StreamProps) {
  const stream = useStream(candidateId, tipo);
  const { data, error } = stream;
  const events = data?.pages.flatMap(({ sucesos }) => sucesos) ?? [];
  const messages = useMessages(candidateId, events);

  return (
    <Loaded of={stream} failed="mail.stream.failed" rows={6}>
      {() =>
        events.length === 0 ? (
          <StateMessage title="mail.stream.none">
            {translate(tipo ? 'mail.stream.noneOfKind' : 'mail.stream.nothing')}
          </StateMessage>
        ) : (
          <>
            <Lane>
              {events.map((event) => (
                <Entry
                  key={event.clave}
                  event={event}
                  message={messages.get(event.clave.slice(1))}
                  onRemoved={onRemoved}
                  onAnswer={onAnswer}
                />
              ))}
            </Lane>
            {error && (
              <Typography role="alert" color="error" gutterBottom>
                {reasonOf(error)}
              </Typography>
            )}
            <MoreButton of={stream} label="mail.stream.earlier" />
          </>
        )
      }
    </Loaded>
  );
}
