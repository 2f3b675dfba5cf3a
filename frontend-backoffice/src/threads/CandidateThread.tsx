import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { Schemas } from '@hiring/contract/api';
import type { HiringDataProvider } from '../providers/dataProvider';
import { reasonOf } from '../providers/problem';
import { ListSkeleton } from '../ui/ListSkeleton';
import { StateMessage } from '../ui/StateMessage';
import { AnswerBox } from './AnswerBox';
import { ThreadMessage } from './ThreadMessage';
import { threadKey, useThread } from './useThread';

type Message = Schemas['ThreadMessageResponse'];

/** Marks what is on the screen as read. A failure is tried again with the next reading. */
function useMarkRead(candidateId: string, thread: Schemas['ThreadResponse'] | undefined, readAt: number) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const queryClient = useQueryClient();
  const last = thread?.mensajes.at(-1)?.orden;
  const unread = (thread?.sin_leer ?? 0) > 0;
  useEffect(() => {
    if (!last || !unread) return;
    dataProvider.readThread(candidateId, last).then(
      () => queryClient.invalidateQueries({ queryKey: threadKey(candidateId) }),
      () => undefined,
    );
  }, [candidateId, dataProvider, last, queryClient, readAt, unread]);
}

/** The conversation with a candidate, and the answer to it. */
export function CandidateThread({ candidateId, name }: { candidateId: string; name: string }) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const { data, dataUpdatedAt, error, isPending, refetch } = useThread(candidateId);
  const [earlier, setEarlier] = useState<{ messages: Message[]; more: boolean } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useMarkRead(candidateId, data, dataUpdatedAt);

  if (isPending) return <ListSkeleton rows={4} />;
  if (!data) {
    return (
      <StateMessage
        alert
        title="No se pudo cargar la conversación"
        action={
          <Button variant="outlined" onClick={() => void refetch()}>
            Reintentar
          </Button>
        }
      >
        {reasonOf(error)}
      </StateMessage>
    );
  }
  const first = data.mensajes[0]?.orden ?? 0;
  const messages = [...(earlier?.messages ?? []).filter(({ orden }) => orden < first), ...data.mensajes];
  const more = earlier ? earlier.more : data.hay_anteriores;

  async function readEarlier() {
    try {
      const page = await dataProvider.thread(candidateId, messages[0]?.orden);
      // With those on the screen: the latest page moves on as messages arrive.
      setEarlier({ messages: [...page.mensajes, ...messages], more: page.hay_anteriores });
      setFailure(null);
    } catch (reason) {
      setFailure(reasonOf(reason));
    }
  }

  return (
    <>
      {messages.length === 0 ? (
        <StateMessage title="Sin conversación">
          Nadie ha escrito todavía. Lo que escribas abajo lo leerá el candidato.
        </StateMessage>
      ) : (
        <>
          {more && (
            <Button onClick={() => void readEarlier()} sx={{ mb: 1 }}>
              Ver mensajes anteriores
            </Button>
          )}
          {failure && (
            <Typography role="alert" color="error">
              {failure}
            </Typography>
          )}
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
            {messages.map((message) => (
              <ThreadMessage key={message.id} message={message} />
            ))}
          </Box>
        </>
      )}
      <AnswerBox candidateId={candidateId} name={name} />
    </>
  );
}
