import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import {
  DERECHO_CANAL_LABEL,
  DERECHO_ESTADO_LABEL,
  DERECHO_LIMITS,
  DERECHO_TIPO_LABEL,
  type DerechoAccion,
  LIMITS,
} from '@hiring/contract';
import { useEffect, useRef, useState } from 'react';
import { BooleanInput, Form, Link, TextInput } from 'react-admin';
import { api, at, fieldErrorsOf, reasonOf, type Schemas, useDownload, useWrite } from '../providers/api';
import { formatDay, formatMoment } from '../ui/format/dates';
import { Facts } from '../ui/display/Facts';
import { whenDue, whoAsked } from './requestText';

type AnswerKind = 'prorrogar' | 'resolver' | 'denegar' | 'borrar';

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

function AnswerForm({ kind, request, onDone }: Props) {
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

const READS = { reads: ['privacy/requests'], done: 'Solicitud actualizada' };

/** In the order of the buttons; the last is what is usually done. */
const LABEL: Readonly<Record<DerechoAccion, string>> = {
  identidad: 'Identidad comprobada',
  tramitar: 'Poner en curso',
  copia: 'Descargar su copia',
  prorrogar: 'Prorrogar',
  borrar: 'Borrar sus datos',
  denegar: 'Denegar',
  resolver: 'Responder',
};

function RequestActions({ request }: { request: Schemas['RightsRequestResponse'] }) {
  const [asking, setAsking] = useState<AnswerKind>();
  const { id, version, acciones } = request;
  const buttons = useRef<HTMLDivElement>(null);
  const identity = useWrite(
    (of: string) => api.post('/api/privacy/requests/{id}/identity', at(of, { version })),
    READS,
  );
  const start = useWrite(
    (of: string) => api.post('/api/privacy/requests/{id}/start', at(of, { version })),
    READS,
  );
  const copy = useDownload(
    (of: string) => api.response('post', '/api/privacy/requests/{id}/copy', at(of)),
    'Datos.zip',
  );
  if (acciones.length === 0) return null;
  if (asking) {
    return (
      <AnswerForm
        kind={asking}
        request={request}
        onDone={() => {
          setAsking(undefined);
          // Where the buttons come back, once they are there.
          setTimeout(() => buttons.current?.focus(), 0);
        }}
      />
    );
  }
  const act = (action: DerechoAccion) => {
    if (action === 'identidad') identity.mutate(id);
    else if (action === 'tramitar') start.mutate(id);
    else if (action === 'copia') copy.mutate(id);
    else setAsking(action);
  };
  const busy = identity.isPending || start.isPending || copy.isPending;
  return (
    <Box
      ref={buttons}
      tabIndex={-1}
      role="group"
      aria-label="Qué se puede hacer"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {(Object.keys(LABEL) as DerechoAccion[])
        .filter((action) => acciones.includes(action))
        .map((action) => (
          <Button
            key={action}
            variant={action === 'resolver' ? 'contained' : 'outlined'}
            color={action === 'resolver' ? 'secondary' : action === 'borrar' ? 'error' : 'primary'}
            disabled={busy}
            onClick={() => act(action)}
          >
            {action === 'copia' && copy.isPending ? 'Preparando...' : LABEL[action]}
          </Button>
        ))}
    </Box>
  );
}

type Request = Schemas['RightsRequestResponse'];

function factsOf(request: Request) {
  const { candidato_id } = request;
  return [
    { label: 'Quién', value: whoAsked(request) },
    { label: 'Email', value: request.email },
    { label: 'Estado', value: DERECHO_ESTADO_LABEL[request.estado] },
    { label: 'Plazo', value: whenDue(request) },
    {
      label: 'Recibida',
      value: `${formatDay(request.recibida_el)}, ${DERECHO_CANAL_LABEL[request.canal].toLowerCase()}`,
    },
    {
      label: 'Identidad',
      value: request.identidad_at ? `Comprobada el ${formatMoment(request.identidad_at)}` : 'Sin comprobar',
    },
    {
      label: 'Ficha',
      value: candidato_id ? (
        <Link to={`/candidates/${candidato_id}/show`}>{candidato_id.slice(0, LIMITS.shortId)}</Link>
      ) : (
        'No hay ninguna con ese email'
      ),
    },
    { label: 'Motivo de la prórroga', value: request.prorroga_motivo },
    { label: 'Qué pide', value: request.detalle },
    { label: 'Respuesta', value: request.respuesta },
  ].filter(({ label, value }) => value || label === 'Email');
}

export const RequestRecord = ({ request }: { request: Request }) => (
  <Box sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
    <Typography variant="h2" sx={{ pr: 6 }}>
      Solicitud de {DERECHO_TIPO_LABEL[request.tipo].toLowerCase()}
    </Typography>
    {request.retencion && (
      <Alert severity="warning">
        Hay una retención sobre esta persona y sus datos no se pueden borrar. Motivo: {request.retencion}
      </Alert>
    )}
    <Facts columns={{ xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' }} facts={factsOf(request)} />
    <RequestActions request={request} />
  </Box>
);
