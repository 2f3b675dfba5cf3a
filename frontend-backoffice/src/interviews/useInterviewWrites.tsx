import { AlertTitle } from '@mui/material';
import { INTERVIEW_ESTADO_LABEL, type InterviewEstado } from '@hiring/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCloseNotification, useNotify } from 'react-admin';
import { noticeMs, SHOWN_MS, undoLeftMs } from '../ui/dialogs/notices';
import { UndoNotice } from '../ui/dialogs/UndoNotice';
import { formatDay } from '../ui/format/dates';
import { formatHour, type Interview } from './types';
import { api, at, useWrite, type Schemas } from '../providers/api';
import { readAgain } from '../providers/freshness';
import { translate, type Values } from '../i18n/texts';
import { Alert } from '../ui/Alert';

/** The application moves with it, and the candidate is written to. */
const CHANGES = ['interviews', 'applications', 'emails'] as const;

/** Says that an interview was changed; until the candidate is told it can be taken back. */
function ChangedNotice({ interview, message }: { interview: Interview; message: string }) {
  const { id, version, deshacer_hasta } = interview;
  const { mutate, isPending } = useWrite(
    (seen: number) => api.post('/api/interviews/{id}/undo', at(id, { version: seen })),
    {
      changes: CHANGES,
      done: 'interviews.done.undone',
      doneAs: 'info',
      failedAs: 'warning',
    },
  );
  return (
    <UndoNotice
      message={message}
      busy={isPending}
      until={deshacer_hasta ?? undefined}
      onUndo={() => mutate(version)}
    />
  );
}

/** A notification with a title and a sentence. */
function TitledNotice({ title, text }: { title: string; text: string }) {
  const close = useCloseNotification();
  const closeText = translate('ra.action.close');
  return (
    <Alert severity="success" variant="filled" onClose={close} closeText={closeText} sx={{ width: '100%' }}>
      <AlertTitle sx={{ mb: 0, fontWeight: 'bold' }}>{title}</AlertTitle>
      {text}
    </Alert>
  );
}

/** Title and sentence of what was done, with 'Deshacer' while the server allows it. */
function useNotifyChange() {
  const notify = useNotify();
  return (group: `interviews.done.${string}`, changed?: Interview, words?: Values) => {
    const title = translate(`${group}.title`);
    const text = translate(`${group}.text`, words);
    if (!changed?.deshacer_hasta) {
      return notify(<TitledNotice title={title} text={text} />, { autoHideDuration: SHOWN_MS });
    }
    const message = `${title}. ${text}`;
    return notify(<ChangedNotice interview={changed} message={message} />, {
      autoHideDuration: noticeMs(undoLeftMs(changed.deshacer_hasta)),
    });
  };
}

/** The same after a form: whatever shows interviews is read again. */
export function useSavedInterview() {
  const client = useQueryClient();
  const notifyChange = useNotifyChange();
  return (...said: Parameters<typeof notifyChange>) => {
    notifyChange(...said);
    void readAgain(client, CHANGES);
  };
}

function useInterviewWrite<Input, Result>(
  write: (input: Input) => Promise<Result>,
  failure: string,
  say: (result: Result, input: Input) => Parameters<ReturnType<typeof useNotifyChange>>,
) {
  const notifyChange = useNotifyChange();
  return useWrite(write, { changes: CHANGES, failure, then: (...done) => notifyChange(...say(...done)) });
}

interface NewEstado {
  estado: InterviewEstado;
  /** True when the person says that it ended before its hour. */
  antes_de_hora?: boolean;
}

/** Sets the estado of the version that was seen. */
export const useSetEstado = ({ id, version }: Interview) =>
  useInterviewWrite(
    (change: NewEstado) => api.post('/api/interviews/{id}/estado', at(id, { ...change, version })),
    'interviews.done.notMarked',
    (changed, { estado }) => [
      'interviews.done.marked',
      changed,
      { state: INTERVIEW_ESTADO_LABEL[estado].toLowerCase() },
    ],
  );

export const useRemoveInterview = () =>
  useInterviewWrite(
    (id: string) => api.delete('/api/interviews/{id}', at(id)),
    'interviews.done.notRemoved',
    (removed) => ['interviews.done.removed', removed],
  );

/** Gives an interview another time; the candidate is told once it can no longer be taken back. */
export const useReschedule = () =>
  useInterviewWrite(
    ({ id, request }: { id: string; request: Schemas['InterviewUpdate'] }) =>
      api.put('/api/interviews/{id}', at(id, request)),
    'interviews.done.notSaved',
    (changed) => {
      const { candidato_nombre: name, fecha, hora } = changed;
      return ['interviews.done.moved', changed, { name, day: formatDay(fecha), hour: formatHour(hora) }];
    },
  );
