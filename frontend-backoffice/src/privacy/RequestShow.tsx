import { Button, Stack, Typography } from '@mui/material';
import {
  DERECHO_CANAL_LABEL,
  DERECHO_ESTADO_LABEL,
  DERECHO_LIMITS,
  DERECHO_TIPO_LABEL,
  LIMITS,
} from '@hiring/contract';
import { useEffect, useRef, useState } from 'react';
import { BooleanInput, Form, Link, TextInput } from 'react-admin';
import { translate } from '../i18n/texts';
import { api, at, fieldErrorsOf, reasonOf, type Schemas, useDownload, useWrite } from '../providers/api';
import { formatDay, formatMoment } from '../ui/format/dates';
import { Facts } from '../ui/display/Facts';
import { RecordSheet } from '../ui/display/RecordSheet';
import { whenDue, whoAsked } from './requestText';
import { BusyButton } from '../ui/buttons';
import { Alert } from '../ui/Alert';

/** Nothing of the record around: ra-core's `Form` would begin with its values. */
const NEW = {};

type Request = Schemas['RightsRequestResponse'];
type AnswerKind = 'prorrogar' | 'resolver' | 'denegar' | 'borrar';

type AnswerField = 'motivo' | 'respuesta' | 'confirmacion';
type Answer = Partial<Record<AnswerField, string>> & { enviar?: boolean };

interface AnswerCall {
  field: AnswerField;
  send: (id: string, version: number, answer: Answer) => Promise<unknown>;
}

const ANSWERS: Readonly<Record<AnswerKind, AnswerCall>> = {
  prorrogar: {
    field: 'motivo',
    send: (id, version, { motivo = '' }) =>
      api.post('/api/privacy/requests/{id}/extend', at(id, { version, motivo })),
  },
  resolver: {
    field: 'respuesta',
    send: (id, version, { respuesta = '', enviar = false }) =>
      api.post('/api/privacy/requests/{id}/resolve', at(id, { version, respuesta, enviar })),
  },
  denegar: {
    field: 'motivo',
    send: (id, version, { motivo = '' }) =>
      api.post('/api/privacy/requests/{id}/deny', at(id, { version, motivo })),
  },
  borrar: {
    field: 'confirmacion',
    send: (id, version, { confirmacion = '' }) =>
      api.post('/api/privacy/requests/{id}/erase', at(id, { version, confirmacion })),
  },
};

interface Props {
  kind: AnswerKind;
  request: Request;
  onDone: () => void;
}

function AnswerForm({ kind, request, onDone }: Props) {
  const { field, send } = ANSWERS[kind];
  const help = translate(`privacy.answers.${kind}.help`);
  const erases = kind === 'borrar';
  const body = useRef<HTMLDivElement>(null);
  // The button that opened it is gone.
  useEffect(() => body.current?.querySelector<HTMLElement>('textarea, input')?.focus(), []);
  const write = useWrite((answer: Answer) => send(request.id, request.version, answer), {
    changes: ['privacy/requests', 'candidates'],
    done: `privacy.answers.${kind}.done`,
    notifies: false,
  });
  const submit = (answer: Answer) => write.mutateAsync(answer).then(onDone, fieldErrorsOf);
  const error = write.isError && !fieldErrorsOf(write.error)[field] && reasonOf(write.error);
  return (
    <div ref={body}>
      <Form record={NEW} onSubmit={submit} sanitizeEmptyValues noValidate disableInvalidFormNotification>
        <Stack spacing={1.5}>
          {error && <Alert severity="error">{error}</Alert>}
          {erases && <Typography>{help}</Typography>}
          <TextInput
            source={field}
            label={`privacy.answers.${kind}.label`}
            multiline={!erases}
            {...(erases ? {} : { minRows: 3 })}
            helperText={erases ? false : help}
            slotProps={{ htmlInput: { maxLength: DERECHO_LIMITS.motivo, autoComplete: 'off' } }}
          />
          {kind === 'resolver' && request.email !== null && (
            <BooleanInput
              source="enviar"
              label={translate('privacy.request.send', { email: request.email })}
              defaultValue
            />
          )}
          <Stack direction="row" spacing={1}>
            <Button onClick={onDone} disabled={write.isPending}>
              {translate('ra.action.cancel')}
            </Button>
            <Button
              type="submit"
              variant="contained"
              color={erases ? 'error' : 'secondary'}
              disabled={write.isPending}
            >
              {translate(`privacy.answers.${kind}.button`)}
            </Button>
          </Stack>
        </Stack>
      </Form>
    </div>
  );
}

/** What is done at once, without an answer. */
const STEPS = {
  identidad: (id: string, version: number) =>
    api.post('/api/privacy/requests/{id}/identity', at(id, { version })),
  tramitar: (id: string, version: number) =>
    api.post('/api/privacy/requests/{id}/start', at(id, { version })),
};

/** In the order of the buttons; the last is what is usually done. */
const ACTIONS = ['identidad', 'tramitar', 'copia', 'prorrogar', 'borrar', 'denegar', 'resolver'] as const;

function RequestActions({ request }: { request: Request }) {
  const [asking, setAsking] = useState<AnswerKind>();
  const { id, version, acciones } = request;
  const buttons = useRef<HTMLDivElement>(null);
  const step = useWrite((action: keyof typeof STEPS) => STEPS[action](id, version), {
    changes: ['privacy/requests'],
    done: 'privacy.request.updated',
  });
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
          // The focus returns to the buttons when they are shown again.
          setTimeout(() => buttons.current?.focus(), 0);
        }}
      />
    );
  }
  const act = (action: (typeof ACTIONS)[number]) => {
    if (action === 'identidad' || action === 'tramitar') step.mutate(action);
    else if (action === 'copia') copy.mutate(id);
    else setAsking(action);
  };
  return (
    <Stack
      ref={buttons}
      tabIndex={-1}
      role="group"
      aria-label={translate('privacy.request.actions')}
      direction="row"
      spacing={1}
    >
      {ACTIONS.filter((action) => acciones.includes(action)).map((action) => (
        <BusyButton
          key={action}
          variant={action === 'resolver' ? 'contained' : 'outlined'}
          color={action === 'resolver' ? 'secondary' : action === 'borrar' ? 'error' : 'primary'}
          busy={step.isPending || copy.isPending}
          onClick={() => act(action)}
        >
          {translate(
            action === 'copia' && copy.isPending ? 'privacy.plan.preparing' : `privacy.actions.${action}`,
          )}
        </BusyButton>
      ))}
    </Stack>
  );
}

const EMAIL = 'resources.privacy/requests.fields.email';

function factsOf(request: Request) {
  const { candidato_id: candidate, identidad_at } = request;
  return [
    { label: 'resources.privacy/requests.fields.nombre', value: whoAsked(request) },
    { label: EMAIL, value: request.email },
    { label: 'resources.privacy/requests.fields.estado', value: DERECHO_ESTADO_LABEL[request.estado] },
    { label: 'resources.privacy/requests.fields.vence_el', value: whenDue(request) },
    {
      label: 'resources.privacy/requests.fields.recibida_el',
      value: `${formatDay(request.recibida_el)}, ${DERECHO_CANAL_LABEL[request.canal].toLowerCase()}`,
    },
    {
      label: 'privacy.request.identity',
      value: identidad_at
        ? translate('privacy.request.identityChecked', { when: formatMoment(identidad_at) })
        : translate('privacy.request.identityUnchecked'),
    },
    {
      label: 'privacy.request.candidate',
      value: candidate ? (
        <Link to={`/candidates/${candidate}/show`}>{candidate.slice(0, LIMITS.shortId)}</Link>
      ) : (
        translate('privacy.request.noCandidate')
      ),
    },
    { label: 'privacy.request.extension', value: request.prorroga_motivo },
    { label: 'resources.privacy/requests.fields.detalle', value: request.detalle },
    { label: 'privacy.request.answer', value: request.respuesta },
  ].filter(({ label, value }) => value || label === EMAIL);
}

export const RequestRecord = ({ request }: { request: Request }) => (
  <RecordSheet
    title={translate('privacy.request.title', { right: DERECHO_TIPO_LABEL[request.tipo].toLowerCase() })}
  >
    {request.retencion && (
      <Alert severity="warning">{translate('privacy.request.held', { reason: request.retencion })}</Alert>
    )}
    <Facts columns={{ xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' }} facts={factsOf(request)} />
    <RequestActions request={request} />
  </RecordSheet>
);
