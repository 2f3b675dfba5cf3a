import { Add } from '@mui/icons-material';
import { Box, Button, Stack, Typography } from '@mui/material';
import { ONBOARDING_ACTOR_LABEL, ONBOARDING_DAY_LABEL, ONBOARDING_TASK_KIND_LABEL } from '@hiring/contract';
import { useState } from 'react';
import { OrderedCards } from '../ui/lists/OrderedCards';
import { RowMenu } from '../ui/lists/RowMenu';
import { useWrite } from '../providers/api';
import type { Noun } from '../providers/freshness';
import { translate } from '../i18n/texts';
import type { TemplateTask } from './onboarding';
import { TemplateTaskDialog } from './TemplateTaskDialog';

/** What a row says of a task besides its title. */
function factsOf(task: TemplateTask, tasks: readonly TemplateTask[]): string {
  const before = tasks.find(({ clave }) => clave === task.espera)?.titulo.es;
  return [
    ONBOARDING_TASK_KIND_LABEL[task.tipo],
    ONBOARDING_ACTOR_LABEL[task.quien],
    ONBOARDING_DAY_LABEL[String(task.dias)],
    before && translate('onboarding.tasks.waits', { name: before }),
    !task.obligatoria && translate('onboarding.tasks.optional'),
  ]
    .filter(Boolean)
    .join(' · ');
}

interface Props {
  tasks: readonly TemplateTask[];
  /** Of the template. */
  version: number;
  problem: (error: unknown) => string;
  /** Writes all of them. */
  save: (tasks: TemplateTask[], version: number) => Promise<unknown>;
  changes: readonly Noun[];
}

/** The tasks in their order: carried by mouse, finger or keyboard, and each edited in a dialog. */
export function TemplateTasks({ tasks, version, problem, save, changes }: Props) {
  const [editing, setEditing] = useState<TemplateTask | 'new'>();
  const write = useWrite((list: TemplateTask[]) => save(list, version), {
    changes,
    done: 'onboarding.template.saved',
    failure: 'onboarding.template.notSaved',
  });
  const change = (list: TemplateTask[]) => write.mutate(list);

  /** Nothing waits for one that is gone. */
  const without = (gone: TemplateTask) =>
    tasks
      .filter(({ clave }) => clave !== gone.clave)
      .map((task) => (task.espera === gone.clave ? { ...task, espera: null } : task));

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <OrderedCards
        items={tasks}
        keyOf={({ clave }) => clave}
        nameOf={({ titulo }) => titulo.es ?? ''}
        label="onboarding.template.tasks"
        carry="onboarding.template.carry"
        onOrder={change}
      >
        {(task) => (
          <>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography component="span" sx={{ fontWeight: 600 }}>
                {task.titulo.es}
              </Typography>
              <Typography variant="note">{factsOf(task, tasks)}</Typography>
            </Box>
            <RowMenu
              of={task.titulo.es ?? ''}
              items={[
                { label: 'ra.action.edit', onChoose: () => setEditing(task) },
                {
                  label: 'onboarding.template.deleteTask',
                  asks: {
                    question: translate('onboarding.template.deleteTaskQuestion', {
                      name: task.titulo.es,
                    }),
                    explanation: 'onboarding.template.deleteTaskExplanation',
                  },
                  onChoose: () => change(without(task)),
                },
              ]}
            />
          </>
        )}
      </OrderedCards>
      <Button variant="outlined" startIcon={<Add />} onClick={() => setEditing('new')}>
        {translate('onboarding.template.addTask')}
      </Button>
      {editing && (
        <TemplateTaskDialog
          task={editing === 'new' ? null : editing}
          others={tasks.filter(({ clave }) => editing === 'new' || clave !== editing.clave)}
          problem={problem}
          version={version}
          changes={changes}
          save={(task, seen) =>
            save(
              tasks.some(({ clave }) => clave === task.clave)
                ? tasks.map((one) => (one.clave === task.clave ? task : one))
                : // New, or deleted meanwhile by somebody else.
                  [...tasks, task],
              seen,
            )
          }
          onClose={() => setEditing(undefined)}
        />
      )}
    </Stack>
  );
}
