import { LIMITS } from '@hiring/contract';
import { useState } from 'react';
import { useCloseNotification, useNotify } from 'react-admin';
import { noticeMs } from '../ui/dialogs/notices';
import { UndoNotice } from '../ui/dialogs/UndoNotice';
import { api, at, useWrite } from '../providers/api';
import { serverNow } from '../providers/serverClock';
import type { Task } from './forToday';

const CHANGES = { changes: ['tasks'] } as const;
const UNDO_MS = LIMITS.undoSeconds * 1000;

/** Opens a task again. */
export const useReopenTask = () =>
  useWrite((task: Task) => api.post('/api/tasks/{id}/undone', at(task.id)), {
    ...CHANGES,
    done: 'tasks.reopened',
    doneAs: 'info',
  });

function DoneNotice({ task }: { task: Task }) {
  const [until] = useState(() => new Date(serverNow() + UNDO_MS).toISOString());
  const close = useCloseNotification();
  const { mutate, isPending } = useReopenTask();
  return (
    <UndoNotice
      message="tasks.done"
      busy={isPending}
      until={until}
      onUndo={() => mutate(task, { onError: close })}
    />
  );
}

/** Marks a task as done; the notice has the way back. */
export function useFinishTask() {
  const notify = useNotify();
  return useWrite((task: Task) => api.post('/api/tasks/{id}/done', at(task.id)), {
    ...CHANGES,
    then: (_answer, task) => notify(<DoneNotice task={task} />, { autoHideDuration: noticeMs(UNDO_MS) }),
  });
}
