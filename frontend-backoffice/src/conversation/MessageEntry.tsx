import { fileSize } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { Button, Link, Typography } from '@mui/material';
import { LaneQuote, LaneStop } from '../ui/Lane';
import { headlineOf, type StreamEvent } from './eventText';

export type Message = Schemas['ThreadMessageResponse'];

interface Props {
  event: StreamEvent;
  /** Undefined until its page of the thread is read: the stream knows how the text begins. */
  message: Message | undefined;
  onAnswer: () => void;
}

/** One message between HR and the candidate, with its files and whether it was read. */
export function MessageEntry({ event, message, onAnswer }: Props) {
  const ours = event.suceso === 'conversacion_rrhh';
  return (
    <LaneStop
      tone={ours ? 'grey' : 'green'}
      headline={headlineOf(event)}
      moment={event.fecha}
      author={event.autor}
      kind={ours && message ? (message.leido ? 'Leído por el candidato' : 'Aún no leído') : undefined}
    >
      <LaneQuote>{message?.texto ?? event.texto}</LaneQuote>
      {message?.adjuntos.map((file) => (
        <Typography key={file.id} variant="body2" sx={{ mt: 0.75 }}>
          <Link href={file.url} download>
            Descargar {file.nombre}
          </Link>{' '}
          ({fileSize(file.bytes)})
        </Typography>
      ))}
      {!ours && (
        <Button size="small" onClick={onAnswer} sx={{ mt: 0.5 }}>
          Responder
        </Button>
      )}
    </LaneStop>
  );
}
