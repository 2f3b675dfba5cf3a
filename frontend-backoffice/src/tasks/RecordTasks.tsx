import '../i18n/tasks';
import { Button, Card } from '@mui/material';
import { useCanAccess, useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { DialogButton } from '../ui/buttons';
import { Ends } from '../ui/layout';
import { translate } from '../i18n/texts';
import { SOONEST_FIRST, type Task } from './forToday';
import { type TaskAbout, tasksWith } from './task';
import { TaskDialog } from './dialog';
import { TaskLines } from './TaskLines';

interface Props {
  about: TaskAbout;
  /** The name of what it is about. */
  name: string;
}

/** 'Nueva tarea' about a record. */
export function NewTaskButton({ about, name }: Props) {
  const { canAccess } = useCanAccess({ resource: 'tasks', action: 'create' });
  if (!canAccess) return null;
  return (
    <DialogButton
      size="small"
      aria-label={translate('tasks.newFor', { name })}
      dialog={(close) => <TaskDialog about={about} name={name} onClose={close} />}
    >
      {translate('ui.task.new')}
    </DialogButton>
  );
}

/** More of one record are a list of their own. */
const SHOWN = 3;

/** Open tasks about a record, soonest first. Nothing without any. */
export function RecordTasks({ about }: Pick<Props, 'about'>) {
  const { canAccess = false } = useCanAccess({ resource: 'tasks', action: 'list' });
  const filter = { ...about, estado: 'abierta' };
  // A failure is not shown: the record can be read without them, and the list of tasks says it.
  const { data = [], total = 0 } = useGetList<Task>(
    'tasks',
    { filter, sort: SOONEST_FIRST, pagination: { page: 1, perPage: SHOWN } },
    { enabled: canAccess, onError: () => undefined },
  );
  if (data.length === 0) return null;
  return (
    <Card component="section" aria-label={translate('tasks.section.title')} sx={{ px: 1.5, py: 0.5 }}>
      <TaskLines tasks={data} label="tasks.section.title" hidesAbout />
      {total > SHOWN && (
        <Ends>
          <Button component={Link} to={tasksWith(filter)} size="small">
            {translate('tasks.today.all', { count: total })}
          </Button>
        </Ends>
      )}
    </Card>
  );
}
