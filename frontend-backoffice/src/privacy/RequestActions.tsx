import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { DerechoAccion } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { type ReactNode, useRef, useState } from 'react';
import { reasonOf } from '../providers/problem';
import { type AnswerKind, AnswerForm } from './AnswerForm';
import { useDownload, usePrivacyWrite } from './usePrivacy';

interface Props {
  request: Schemas['RightsRequestResponse'];
  /** Somebody else has changed it: it is read again. */
  onStale: () => void;
}

/** What may be done with a request, as the server offers it. */
export function RequestActions({ request, onStale }: Props) {
  const [asking, setAsking] = useState<AnswerKind>();
  const { id, version, acciones } = request;
  const buttons = useRef<HTMLDivElement>(null);
  const act = usePrivacyWrite(
    (provider, verb: 'confirmIdentity' | 'startRequest') => provider[verb](id, { version }),
    'Solicitud actualizada',
  );
  const copy = useDownload((provider, of: string) => provider.copyOfRequest(of));
  if (acciones.length === 0) return null;
  if (asking) {
    return (
      <AnswerForm
        // What is typed belongs to one action.
        key={asking}
        kind={asking}
        request={request}
        onDone={() => {
          setAsking(undefined);
          // Where the buttons come back, once they are there.
          setTimeout(() => buttons.current?.focus(), 0);
        }}
        onStale={onStale}
      />
    );
  }
  const simple = (verb: 'confirmIdentity' | 'startRequest') => () => act.mutate(verb, { onError: onStale });
  const offer = (action: DerechoAccion, button: ReactNode) => acciones.includes(action) && button;
  return (
    <>
      {act.isError && <Alert severity="error">{reasonOf(act.error)}</Alert>}
      <Box
        ref={buttons}
        tabIndex={-1}
        role="group"
        aria-label="Qué se puede hacer"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {offer(
          'identidad',
          <Button variant="outlined" disabled={act.isPending} onClick={simple('confirmIdentity')}>
            Identidad comprobada
          </Button>,
        )}
        {offer(
          'tramitar',
          <Button variant="outlined" disabled={act.isPending} onClick={simple('startRequest')}>
            Poner en curso
          </Button>,
        )}
        {offer(
          'copia',
          <Button variant="outlined" disabled={copy.isPending} onClick={() => copy.mutate(id)}>
            {copy.isPending ? 'Preparando...' : 'Descargar su copia'}
          </Button>,
        )}
        {offer(
          'prorrogar',
          <Button variant="outlined" onClick={() => setAsking('prorrogar')}>
            Prorrogar
          </Button>,
        )}
        {offer(
          'borrar',
          <Button variant="outlined" color="error" onClick={() => setAsking('borrar')}>
            Borrar sus datos
          </Button>,
        )}
        {offer(
          'denegar',
          <Button variant="outlined" onClick={() => setAsking('denegar')}>
            Denegar
          </Button>,
        )}
        {offer(
          'resolver',
          <Button variant="contained" color="secondary" onClick={() => setAsking('resolver')}>
            Responder
          </Button>,
        )}
      </Box>
    </>
  );
}
