import { Box, Button } from '@mui/material';
import type { DerechoAccion } from '@hiring/contract';
import { useRef, useState } from 'react';
import { type AnswerKind, AnswerForm } from './AnswerForm';
import { api, at, useWrite, useDownload, type Schemas } from '../providers/api';

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

export function RequestActions({ request }: { request: Schemas['RightsRequestResponse'] }) {
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
