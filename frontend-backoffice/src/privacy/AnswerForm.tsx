import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DERECHO_LIMITS } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { HiringDataProvider } from '../providers/dataProvider';
import { fieldErrorsOf, reasonOf } from '../providers/problem';
import { usePrivacyWrite } from './usePrivacy';

export type AnswerKind = 'prorrogar' | 'resolver' | 'denegar' | 'borrar';

interface Answer {
  version: number;
  text: string;
  mail: boolean;
}

interface Words {
  send: (provider: HiringDataProvider, id: string, answer: Answer) => Promise<unknown>;
  field: 'motivo' | 'respuesta' | 'confirmacion';
  label: string;
  help: string;
  button: string;
  done: string;
}

const WORDS: Readonly<Record<AnswerKind, Words>> = {
  prorrogar: {
    send: (provider, id, { version, text }) => provider.extendRequest(id, { version, motivo: text }),
    field: 'motivo',
    label: 'Por qué hace falta más tiempo',
    help: 'Se le envía por email. El plazo pasa a ser de tres meses desde que llegó la solicitud.',
    button: 'Prorrogar dos meses',
    done: 'Solicitud prorrogada',
  },
  resolver: {
    send: (provider, id, { version, text, mail }) =>
      provider.resolveRequest(id, { version, respuesta: text, enviar: mail }),
    field: 'respuesta',
    label: 'Qué se le responde',
    help: 'Queda guardado con la solicitud.',
    button: 'Responder y cerrar',
    done: 'Solicitud respondida',
  },
  denegar: {
    send: (provider, id, { version, text }) => provider.denyRequest(id, { version, motivo: text }),
    field: 'motivo',
    label: 'Por qué se deniega',
    help: 'Se le envía por email, con su derecho a reclamar ante la AEPD.',
    button: 'Denegar la solicitud',
    done: 'Solicitud denegada',
  },
  borrar: {
    send: (provider, id, { version, text }) => provider.eraseByRequest(id, { version, confirmacion: text }),
    field: 'confirmacion',
    label: 'Email de la persona, o los 8 caracteres de su ficha',
    help: 'Se borran su cuenta, su ficha, sus archivos y sus mensajes. No se puede deshacer.',
    button: 'Borrar sus datos',
    done: 'Datos borrados y solicitud respondida',
  },
};

interface Props {
  kind: AnswerKind;
  request: Schemas['RightsRequestResponse'];
  onDone: () => void;
  onStale: () => void;
}

/** What an action has to be told before it is done. */
export function AnswerForm({ kind, request, onDone, onStale }: Props) {
  const words = WORDS[kind];
  const [text, setText] = useState('');
  const [mail, setMail] = useState(request.email !== null);
  const { version } = request;
  const field = useRef<HTMLTextAreaElement>(null);
  // The button that opened it is gone.
  useEffect(() => field.current?.focus(), []);
  const write = usePrivacyWrite(
    (provider, answer: Answer) => words.send(provider, request.id, answer),
    words.done,
  );
  const error = fieldErrorsOf(write.error)[words.field];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!write.isPending) write.mutate({ version, text, mail }, { onSuccess: onDone, onError: onStale });
  };
  const erases = kind === 'borrar';
  return (
    <Box component="form" noValidate onSubmit={submit}>
      <Stack spacing={1.5}>
        {write.isError && !error && <Alert severity="error">{reasonOf(write.error)}</Alert>}
        {erases && <Typography>{words.help}</Typography>}
        <TextField
          inputRef={field}
          label={words.label}
          margin="none"
          multiline={!erases}
          minRows={erases ? 1 : 3}
          value={text}
          onChange={({ target }) => setText(target.value)}
          error={Boolean(error)}
          helperText={error ?? (erases ? undefined : words.help)}
          slotProps={{ htmlInput: { maxLength: DERECHO_LIMITS.motivo, autoComplete: 'off' } }}
        />
        {kind === 'resolver' && request.email !== null && (
          <FormControlLabel
            control={<Checkbox checked={mail} onChange={({ target }) => setMail(target.checked)} />}
            label={`Enviar la respuesta a ${request.email}`}
          />
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button onClick={onDone} disabled={write.isPending}>
            Cancelar
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={erases ? 'error' : 'secondary'}
            disabled={write.isPending}
          >
            {words.button}
          </Button>
        </Box>
      </Stack>
    </Box>
  );
}
