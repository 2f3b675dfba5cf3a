import { useCallback } from 'react';
import { useCloseNotification, useNotify } from 'react-admin';
import { Alert, type AlertColor, AlertTitle } from '@mui/material';
import { reasonOf } from '../providers/problem';
import { useWrite } from '../providers/useProvider';
import { UndoNotice } from '../ui/UndoNotice';
import { SHOWN_MS, undoShownMs } from '../ui/noticeTime';
import type { Interview } from './types';
import { INTERVIEW_READS } from './useInterviewWrites';

/** Says that an interview was changed; until the candidate is told it can be taken back. */
function ChangedNotice({ interview, message }: { interview: Interview; message: string }) {
  const close = useCloseNotification();
  const notify = useNotify();
  const { id, version, deshacer_hasta } = interview;
  const { mutateAsync, isPending } = useWrite(
    (provider, seen: number) =>
      provider.undoInterview(id, seen).finally(() => {
        close();
      }),
    {
      reads: INTERVIEW_READS,
      done: 'Cambio deshecho. La entrevista queda como estaba.',
      doneAs: 'info',
      tells: false,
    },
  );
  const undo = useCallback(
    () => void mutateAsync(version).catch((error: unknown) => notify(reasonOf(error), { type: 'warning' })),
    [mutateAsync, version, notify],
  );
  return <UndoNotice message={message} busy={isPending} onUndo={deshacer_hasta ? undo : undefined} />;
}

/** A notification with a title and a sentence. */
function TitledNotice({ title, text, severity }: { title: string; text: string; severity: AlertColor }) {
  const close = useCloseNotification();
  return (
    <Alert severity={severity} variant="filled" onClose={close} closeText="Cerrar" sx={{ width: '100%' }}>
      <AlertTitle sx={{ mb: 0, fontWeight: 'bold' }}>{title}</AlertTitle>
      {text}
    </Alert>
  );
}

/** Title and sentence of what was done, with 'Deshacer' while the server allows it. */
export function useNotifyChange() {
  const notify = useNotify();
  return useCallback(
    (title: string, text: string, changed?: Interview) => {
      if (changed?.deshacer_hasta) {
        notify(<ChangedNotice interview={changed} message={`${title}. ${text}`} />, {
          autoHideDuration: undoShownMs(changed.deshacer_hasta),
        });
      } else {
        notify(<TitledNotice title={title} text={text} severity="success" />, { autoHideDuration: SHOWN_MS });
      }
    },
    [notify],
  );
}
