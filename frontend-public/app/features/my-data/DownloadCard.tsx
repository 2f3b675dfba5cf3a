import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { fileSize } from '@hiring/contract';
import { useState, type FormEvent } from 'react';
import { problemText } from '../../lib/api';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Card } from '../portal/Card';
import { downloadCopy } from './download-copy';

type State = { is: 'idle' | 'done' } | { is: 'busy'; bytes: number } | { is: 'failed'; why: string };

/** Downloads a copy of all data; without scripts the browser submits the form and saves the response itself. */
export function DownloadCard() {
  const [state, setState] = useState<State>({ is: 'idle' });
  const busy = state.is === 'busy';

  async function download(event: FormEvent) {
    event.preventDefault();
    setState({ is: 'busy', bytes: 0 });
    try {
      await downloadCopy((bytes) => setState({ is: 'busy', bytes }));
      setState({ is: 'done' });
    } catch (error) {
      setState({ is: 'failed', why: problemText(error) });
    }
  }

  return (
    <Card title={t`Descarga una copia`}>
      <p className="max-w-prose">
        <Trans>
          Te damos todo lo que guardamos de ti en un solo archivo ZIP: tus datos en un formato que cualquier
          programa puede leer y los archivos que subiste. Guárdalo en un sitio seguro. Puedes descargarlo 5
          veces al día.
        </Trans>
      </p>
      <form method="post" action="/api/privacy/export" onSubmit={download} className="mt-5">
        {state.is === 'failed' && (
          <div className="mb-4">
            <Alert look="danger" role="alert" title={t`No se ha podido descargar`}>
              <p>{state.why}</p>
            </Alert>
          </div>
        )}
        <Button type="submit" disabled={busy} className="w-full sm:w-auto">
          <Icon name="download" />
          {busy
            ? t`Preparando tu copia...`
            : state.is === 'failed'
              ? t`Volver a intentarlo`
              : t`Descargar mis datos`}
        </Button>
        <p role="status" className="text-muted not-empty:mt-4">
          {state.is === 'busy' && state.bytes > 0 && t`Descargados ${fileSize(state.bytes)}`}
          {state.is === 'done' && t`Tu copia está en la carpeta de descargas.`}
        </p>
      </form>
    </Card>
  );
}
