import '../i18n/tasks';
import { Button, Card, Typography } from '@mui/material';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '../ui/format/counts';
import { Apart } from '../ui/layout';
import { translate } from '../i18n/texts';
import { FOR_TODAY, useForToday } from './forToday';
import { tasksWith } from './task';
import { TaskLines } from './TaskLines';

/** 'Para hoy': due and overdue tasks of mine and of nobody. Nothing without any. */
export function TodayTasks() {
  const id = useId();
  const { tasks, total } = useForToday();
  if (tasks.length === 0) return null;
  return (
    <Card component="section" aria-labelledby={id} sx={{ px: 2, py: 0.5, mb: 1.5 }}>
      <Apart>
        <Typography variant="h3" component="h2" id={id}>
          {translate('tasks.today.title')}
        </Typography>
        <Button component={Link} to={tasksWith(FOR_TODAY)} size="small">
          {translate('tasks.today.all', { count: formatCount(total) })}
        </Button>
      </Apart>
      <TaskLines tasks={tasks} label="tasks.today.list" />
    </Card>
  );
}
