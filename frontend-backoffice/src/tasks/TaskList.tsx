import '../i18n/tasks';
import { TASK_DUE, TASK_REPEAT_LABEL } from '@hiring/contract';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Box, Button, FormControlLabel, Switch } from '@mui/material';
import { DataTable, List, useCanAccess, useListContext } from 'react-admin';
import { Link, useMatch, useNavigate } from 'react-router-dom';
import { DetailLink } from '../ui/display/Detail';
import { TwoLines } from '../ui/display/text';
import { choiceFilter, choicesOf } from '../ui/forms/inputs';
import { searchedFilter } from '../ui/forms/SearchedInput';
import { ListEmpty } from '../ui/lists/ListParts';
import { RowActions } from '../ui/lists/RowMenu';
import { useFocusInLines } from '../ui/lists/useFocusInLines';
import { useListFilters } from '../ui/lists/useListFilters';
import { Apart } from '../ui/layout';
import { PageHeader } from '../ui/PageHeader';
import { AddButton } from '../ui/buttons';
import { api, useRead, useWrite } from '../providers/api';
import { translate } from '../i18n/texts';
import { SOONEST_FIRST, type Task } from './forToday';
import { aboutOf, NEW_TASK, type TaskAbout, TASKS, useOwnId, useStaff } from './task';
import { TaskDialog } from './TaskDialog';
import { AboutLink, DueBadge, finishOnKey, TaskBox } from './TaskLines';

const Column = DataTable.Col<Task>;

/** Whether the tasks of the day come by e-mail. */
function MailSwitch() {
  const { data } = useRead(['preferences'], () => api.get('/api/preferences'), { staleTime: Infinity });
  const { mutate, isPending, variables } = useWrite(
    (correo_tareas: boolean) => api.put('/api/preferences', { body: { correo_tareas } }),
    {
      changes: ['preferences'],
      done: (_saved, on) => translate(`tasks.mail.${on ? 'on' : 'off'}`),
    },
  );
  if (!data) return null;
  return (
    <FormControlLabel
      control={
        <Switch
          checked={isPending ? variables : (data.correo_tareas ?? false)}
          onChange={(_event, on) => mutate(on)}
        />
      }
      label={<TwoLines below={translate('tasks.mail.help')}>{translate('tasks.mail.label')}</TwoLines>}
    />
  );
}

/** What makes tasks by itself; administrators find it in their panel too. */
function RulesLink() {
  const { canAccess } = useCanAccess({ resource: 'rules', action: 'list' });
  return canAccess ? (
    <Button component={Link} to="/rules" size="small">
      {translate('tasks.rules')}
    </Button>
  ) : null;
}

const ABOUT = ['candidato_id', 'aplicacion_id', 'vacante_id', 'entrevista_id'] as const;

/** The record that the list is about, with the way to all tasks. */
function AboutChip() {
  const { filters, change } = useListFilters<TaskAbout>();
  const { data: [first] = [] } = useListContext<Task>();
  if (!ABOUT.some((name) => filters[name])) return null;
  return (
    <Button
      size="small"
      variant="outlined"
      endIcon={<CloseOutlined />}
      onClick={() => change(Object.fromEntries(ABOUT.map((name) => [name, undefined])))}
      sx={{ m: 1 }}
    >
      {translate('tasks.about', { what: (first && aboutOf(first)?.name) ?? '…' })}
    </Button>
  );
}

function TaskTable() {
  const { filters } = useListFilters<{ asignada_a: string }>();
  const many = filters.asignada_a !== 'yo';
  const { data } = useListContext<Task>();
  const focus = useFocusInLines<HTMLDivElement>(data, 'input, a, button', '.RaDataTable-row');
  return (
    <Box onKeyDown={finishOnKey} {...focus}>
      <AboutChip />
      <DataTable<Task>
        empty={<ListEmpty action={<AddButton to={NEW_TASK}>{translate('ui.task.new')}</AddButton>} />}
      >
        <Column
          source="titulo"
          cellClassName="line breaks"
          render={(task) => (
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: -0.5 }}>
              <TaskBox task={task} />
              <div>
                <TwoLines below={task.detalle}>
                  <DetailLink resource="tasks" id={task.id}>
                    {task.titulo}
                  </DetailLink>
                </TwoLines>
              </div>
            </Box>
          )}
        />
        <Column source="sobre" render={(task) => <AboutLink task={task} />} />
        {many && (
          <Column
            source="asignada_a"
            render={({ asignada_nombre }) => asignada_nombre ?? translate('tasks.nobody')}
          />
        )}
        <Column
          source="vence_el"
          disableSort={false}
          render={(task) => (
            <TwoLines
              below={
                task.hecha_at
                  ? task.hecha_por && translate('tasks.doneBy', { name: task.hecha_por })
                  : task.repite && TASK_REPEAT_LABEL[task.repite]
              }
            >
              <DueBadge task={task} />
            </TwoLines>
          )}
        />
        <Column
          source="actions"
          align="right"
          render={({ titulo }) => (
            <RowActions
              name={titulo}
              warning="tasks.deleteWarning"
              dialog={(id, close) => <TaskDialog id={id} onClose={close} />}
            />
          )}
        />
      </DataTable>
    </Box>
  );
}

/** The tasks of staff; a task and the form for a new one open over it. */
export function TaskList() {
  const me = useOwnId();
  const staff = useStaff();
  const navigate = useNavigate();
  const creating = useMatch(NEW_TASK) !== null;
  const id = useMatch(`${TASKS}/:id/show`)?.params.id;
  const close = () => void navigate({ pathname: TASKS, search: window.location.search }, { replace: true });
  const owners = [
    { id: 'yo', name: translate('tasks.of.me') },
    { id: 'nadie', name: translate('tasks.of.nobody') },
    { id: 'yo_o_nadie', name: translate('tasks.of.either') },
    ...staff.filter((one) => one.id !== me).map((one) => ({ id: one.id, name: one.nombre })),
  ];
  return (
    <>
      <PageHeader
        title="tasks.title"
        lead="tasks.lead"
        action={<AddButton to={NEW_TASK}>{translate('ui.task.new')}</AddButton>}
      />
      <Apart spacing={1}>
        <MailSwitch />
        <RulesLink />
      </Apart>
      <List
        sort={SOONEST_FIRST}
        filterDefaultValues={{ asignada_a: 'yo_o_nadie', estado: 'abierta' }}
        filters={[
          searchedFilter('asignada_a', owners),
          choiceFilter(
            'estado',
            (['abierta', 'hecha'] as const).map((state) => ({ id: state, name: `tasks.states.${state}` })),
          ),
          choiceFilter(
            'vence',
            choicesOf(TASK_DUE, (due) => `tasks.due.${due}`),
          ),
        ]}
      >
        <TaskTable />
      </List>
      {creating && <TaskDialog onClose={close} />}
      {id && <TaskDialog key={id} id={id} onClose={close} />}
    </>
  );
}
