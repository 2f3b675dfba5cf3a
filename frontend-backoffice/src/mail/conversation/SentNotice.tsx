import { LIMITS, type WritingChannel } from '@hiring/contract';
import { useState } from 'react';
import { useCloseNotification } from 'react-admin';
import { useMatch, useNavigate } from 'react-router-dom';
import { UndoNotice } from '../../ui/dialogs/UndoNotice';
import { api } from '../../providers/api';
import { serverNow } from '../../providers/serverClock';
import { useConversationWrite } from './reads';

interface Props {
  candidateId: string;
  messageId: string;
  canal: WritingChannel;
  /** Puts the text back where it was written. */
  onUndone: () => void;
}

/** A message was sent, and for ten seconds can be taken back. */
export function SentNotice({ candidateId, messageId, canal, onUndone }: Props) {
  const [until] = useState(() => new Date(serverNow() + LIMITS.undoSeconds * 1000).toISOString());
  const close = useCloseNotification();
  const inInbox = useMatch('/threads/:id/show')?.params.id;
  const navigate = useNavigate();
  const { mutate, isPending } = useConversationWrite(async () => {
    await api.delete('/api/threads/{id}/messages/{mensaje_id}', {
      params: { path: { id: candidateId, mensaje_id: messageId } },
    });
    // At once: the notice may be gone when the conversation has been read again.
    onUndone();
    // Whoever has turned to somebody else meanwhile would not see where the text is.
    if (inInbox && inInbox !== candidateId)
      void navigate(
        { pathname: `/threads/${candidateId}/show`, search: window.location.search },
        { replace: true },
      );
  });
  return (
    <UndoNotice
      message={`mail.composer.mensaje.done.${canal}`}
      busy={isPending}
      until={until}
      // What is refused says why: that stays to be read.
      onUndo={() => mutate(undefined, { onSuccess: close })}
    />
  );
}
