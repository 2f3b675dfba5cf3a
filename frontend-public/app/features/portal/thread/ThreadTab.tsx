import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Spinner } from '../../../ui/Spinner';
import { Card } from '../Card';
import { ChannelConsents } from './ChannelConsents';
import { Composer } from './Composer';
import { MessageList } from './MessageList';
import { useThread } from './use-thread';

/** The person's conversation with human resources. */
export function ThreadTab({ candidateId }: { candidateId: string }) {
  const { messages, earlier, failure, news, read, readEarlier, add } = useThread();
  return (
    <div className="mx-auto max-w-3xl">
      <Card title={t`Conversación con RRHH`}>
        <div className="space-y-5">
          {messages === null && failure === null && <Spinner message={t`Cargando tus mensajes...`} />}
          {failure !== null && (
            <Alert look="danger" role="alert" title={t`No se pudieron cargar tus mensajes`}>
              <p>{failure}</p>
              <Button look="outline" onClick={() => void read()}>
                <Trans>Reintentar</Trans>
              </Button>
            </Alert>
          )}
          {messages?.length === 0 && (
            <p className="max-w-prose text-muted">
              <Trans>
                Todavía no hay mensajes. Si tienes una duda sobre tu candidatura, escríbenos: te responderá
                una persona del equipo de selección.
              </Trans>
            </p>
          )}
          {messages && messages.length > 0 && (
            <MessageList messages={messages} onEarlier={earlier ? () => void readEarlier() : null} />
          )}
          <p role="status" className="sr-only">
            {news}
          </p>
          <Composer candidateId={candidateId} onSent={add} />
          <ChannelConsents />
        </div>
      </Card>
    </div>
  );
}
