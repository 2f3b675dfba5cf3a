import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { DERECHO_LIMITS } from '@hiring/contract';
import { useEffect, useRef } from 'react';
import { BooleanInput, Form, TextInput } from 'react-admin';
import { fieldErrorsOf, reasonOf } from '../providers/problem';
import { api, at, useWrite, type Schemas } from '../providers/api';

export type AnswerKind = 'prorrogar' | 'resolver' | 'denegar' | 'borrar';

interface Answer {
  motivo?: string;
  respuesta?: string;
  confirmacion?: string;
  enviar?: boolean;
}

interface Words {
  send: (id: string, version: number, answer: Answer) => Promise<unknown>;
  field: 'motivo' | 'respuesta' | 'confirmacion';
  label: string;
  help: string;
  button: string;
  done: string;
}

const WORDS: Readonly<Record<AnswerKind, Words>> = {
  prorrogar: {
    send: (id, version, { motivo = '' }) =>
      api.post('/api/privacy/requests/{id}/extend', at(id, { version, motivo })),
    field: 'motivo',
    label: 'Por qué hace falta más tiempo',
    help: 'Se le envía por email. El plazo pasa a ser de tres meses desde que llegó la solicitud.',
    button: 'Prorrogar dos meses',
    done: 'Solicitud prorrogada',
  },
  resolver: {
    send: (id, version, { respuesta = '', enviar = false }) =>
      api.post('/api/privacy/requests/{id}/resolve', at(id, { version, respuesta, enviar })),
    field: 'respuesta',
    label: 'Qué se le responde',
    help: 'Queda guardado con la solicitud.',
    button: 'Responder y cerrar',
    done: 'Solicitud respondida',
  },
  denegar: {
    send: (id, version, { motivo = '' }) =>
      api.post('/api/privacy/requests/{id}/deny', at(id, { version, motivo })),
    field: 'motivo',
    label: 'Por qué se deniega',
    help: 'Se le envía por email, con su derecho a reclamar ante la AEPD.',
    button: 'Denegar la solicitud',
    done: 'Solicitud denegada',
  },
  borrar: {
    send: (id, version, { confirmacion = '' }) =>
      api.post('/api/privacy/requests/{id}/erase', at(id, { version, confirmacion })),
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
}

export function AnswerForm({ kind, request, onDone }: Props) {
  const words = WORDS[kind];
  const erases = kind === 'borrar';
  const body = useRef<HTMLDivElement>(null);
  // The button that opened it is gone.
  useEffect(() => body.current?.querySelector<HTMLElement>('textarea, input')?.focus(), []);
  const write = useWrite((answer: Answer) => words.send(request.id, request.version, answer), {
    reads: ['privacy/requests', 'candidates'],
    done: words.done,
    tells: false,
  });
  const submit = (answer: Answer) => write.mutateAsync(answer).then(onDone, fieldErrorsOf);
  const error = write.isError && !fieldErrorsOf(write.error)[words.field] && reasonOf(write.error);
  return (
    <div ref={body}>
      <Form onSubmit={submit} sanitizeEmptyValues noValidate disableInvalidFormNotification>
        <Stack spacing={1.5}>
          {error && <Alert severity="error">{error}</Alert>}
          {erases && <Typography>{words.help}</Typography>}
          <TextInput
            source={words.field}
            label={words.label}
            multiline={!erases}
            {...(erases ? {} : { minRows: 3 })}
            helperText={erases ? false : words.help}
            slotProps={{ htmlInput: { maxLength: DERECHO_LIMITS.motivo, autoComplete: 'off' } }}
          />
          {kind === 'resolver' && request.email !== null && (
            <BooleanInput source="enviar" label={`Enviar la respuesta a ${request.email}`} defaultValue />
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
      </Form>
    </div>
  );
}
