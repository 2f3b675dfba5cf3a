import { LIMITS } from '@hiring/contract';
import { useState } from 'react';
import { useCloseNotification, useNotify } from 'react-admin';
import { noticeMs } from '../ui/dialogs/notices';
import { UndoNotice } from '../ui/dialogs/UndoNotice';
import { api, at, useWrite } from '../providers/api';
import { serverNow } from '../providers/serverClock';

type Task = { id: string };

const CHANGES = { changes: ['tasks', 'team'] } as const;
const UNDO_MS = LIMITS.undoSeconds * 1000;

const undone = (id: string, byManager: boolean): Promise<unknown> =>
  byManager ? api.post('/api/team/tasks/{id}/undone', at(id)) : api.post('/api/tasks/{id}/undone', at(id));

const done = (id: string, byManager: boolean): Promise<unknown> =>
  byManager ? api.post('/api/team/tasks/{id}/done', at(id)) : api.post('/api/tasks/{id}/done', at(id));

/** Opens a task again. `byManager`: one's own. */
export const useReopenTask = (byManager = false) =>
  useWrite((task: Task) => undone(task.id, byManager), {
    ...CHANGES,
    done: 'tasks.reopened',
    doneAs: 'info',
  });

function DoneNotice({ task, byManager }: { task: Task; byManager: boolean }) {
  const [until] = useState(() => new Date(serverNow() + UNDO_MS).toISOString());
  const close = useCloseNotification();
  const { mutate, isPending } = useReopenTask(byManager);
  return (
    <UndoNotice
      message="tasks.done"
      busy={isPending}
      until={until}
      onUndo={() => mutate(task, { onError: close })}
    />
  );
}

/** Marks a task as done; the notice has the way back. `byManager`: one's own. */
export function useFinishTask(byManager = false) {
  const notify = useNotify();
  return useWrite((task: Task) => done(task.id, byManager), {
    ...CHANGES,
    then: (_answer, task) =>
      notify(<DoneNotice task={task} byManager={byManager} />, { autoHideDuration: noticeMs(UNDO_MS) }),
  });
}
