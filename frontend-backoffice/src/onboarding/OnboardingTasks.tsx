import { Box, Checkbox, Link, Stack, Typography } from '@mui/material';
import { DOCUMENT_ESTADO_LABEL, DOCUMENT_ESTADO_TONE } from '@hiring/contract';
import { CUALIFICACION_LABEL, CUALIFICACIONES, LIMITS, ONBOARDING_ACTOR_LABEL } from '@hiring/contract';
import { useEffect, useState } from 'react';
import { DateInput, SelectInput, useCloseNotification, useNotify } from 'react-admin';
import { DialogButton } from '../ui/buttons';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { noticeMs } from '../ui/dialogs/notices';
import { UndoNotice } from '../ui/dialogs/UndoNotice';
import { Separator, ToneBadge } from '../ui/display/text';
import { formatDay } from '../ui/format/dates';
import { choicesOf } from '../ui/forms/inputs';
import { Apart, PaddedCard, RuledItem } from '../ui/layout';
import { api, at, type Schemas, useWrite } from '../providers/api';
import { serverNow } from '../providers/serverClock';
import { RefuseDocumentDialog } from '../candidates/record/RefuseDocumentDialog';
import { translate } from '../i18n/texts';
import { type OfOnboarding, type OnboardingTask, useOnboarding } from './onboarding';
import { TaskValue } from './TaskValue';

const CHANGES = { changes: ['onboardings', 'documents', 'candidates'] } as const;
const UNDO_MS = LIMITS.undoSeconds * 1000;

interface OfTask {
  id: string;
  task: OnboardingTask;
}

const useUndone = (id: string) =>
  useWrite(
    ({ id: taskId, version }: OnboardingTask) =>
      api.post('/api/onboardings/{id}/tasks/{taskId}/undone', at({ id, taskId }, { version })),
    { ...CHANGES, done: 'onboarding.tasks.undone', doneAs: 'info' },
  );

/** The tick raised the version of the task by one. */
function DoneNotice({ id, task }: OfTask) {
  const [until] = useState(() => new Date(serverNow() + UNDO_MS).toISOString());
  const close = useCloseNotification();
  const { mutate, isPending } = useUndone(id);
  const { data } = useOnboarding(id, false);
  const now = data?.tareas.find((one) => one.id === task.id);
  // Somebody has opened it again in the list.
  const reopened = !isPending && now?.hecha_at === null && now.version > task.version + 1;
  useEffect(() => {
    if (reopened) close();
  }, [reopened, close]);
  return (
    <UndoNotice
      message="onboarding.tasks.done"
      busy={isPending}
      until={until}
      onUndo={() => mutate({ ...task, version: task.version + 1 }, { onError: close })}
    />
  );
}

function TaskBox({ id, task }: OfTask) {
  const notify = useNotify();
  const undone = useUndone(id);
  const done = useWrite(
    ({ id: taskId, version }: OnboardingTask) =>
      api.post('/api/onboardings/{id}/tasks/{taskId}/done', at({ id, taskId }, { version })),
    {
      ...CHANGES,
      then: () => notify(<DoneNotice id={id} task={task} />, { autoHideDuration: noticeMs(UNDO_MS) }),
    },
  );
  const { puede_marcar, puede_desmarcar, hecha_at, titulo } = task;
  return (
    <Checkbox
      checked={hecha_at !== null || done.isPending}
      disabled={!puede_marcar && !puede_desmarcar}
      onChange={() => (hecha_at === null ? done : undone).mutate(task)}
      slotProps={{ input: { 'aria-label': translate('onboarding.tasks.mark', { title: titulo }) } }}
      sx={{ p: 0.5, '@media (pointer: coarse)': { width: 44, height: 44 } }}
    />
  );
}

interface OfDocument {
  task: OnboardingTask;
  document: Schemas['OnboardingDocument'];
  onClose: () => void;
}

/** The licence that it proves becomes one of the person's. */
function AcceptDialog({ task, document: { id, version }, onClose }: OfDocument) {
  return (
    <FormDialog<Partial<Schemas['AcceptDocumentRequest']>>
      title={translate('onboarding.tasks.acceptOf', { name: task.titulo })}
      maxWidth="xs"
      submitLabel="onboarding.tasks.accept"
      defaultValues={{ cualificacion: task.cualificacion }}
      save={({ cualificacion, caduca_el }) =>
        api.post(
          '/api/documents/{id}/accept',
          at(id, { version, cualificacion, ...(caduca_el && { caduca_el }) }),
        )
      }
      {...CHANGES}
      done="candidates.record.accepted"
      onClose={onClose}
    >
      <SelectInput
        source="cualificacion"
        label="onboarding.tasks.licence"
        emptyText="onboarding.tasks.noLicence"
        choices={choicesOf(CUALIFICACIONES, CUALIFICACION_LABEL)}
      />
      <DateInput source="caduca_el" label="onboarding.tasks.until" helperText="onboarding.tasks.untilHelp" />
    </FormDialog>
  );
}

function TaskDocument({ task }: { task: OnboardingTask }) {
  const { documento: document } = task;
  if (!document) return null;
  const estado = document.estado;
  return (
    <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap', rowGap: 1, alignItems: 'center' }}>
      <ToneBadge tone={DOCUMENT_ESTADO_TONE[estado]}>{DOCUMENT_ESTADO_LABEL[estado]}</ToneBadge>
      {document.url && (
        <Link href={document.url} target="_blank" rel="noopener" variant="body2">
          {translate('onboarding.tasks.file')}
        </Link>
      )}
      <DialogButton
        shown={estado === 'subido'}
        size="small"
        variant="contained"
        aria-label={translate('onboarding.tasks.acceptOf', { name: task.titulo })}
        dialog={(close) => <AcceptDialog task={task} document={document} onClose={close} />}
      >
        {translate('onboarding.tasks.accept')}
      </DialogButton>
      <DialogButton
        shown={estado === 'subido'}
        size="small"
        variant="outlined"
        aria-label={translate('onboarding.tasks.refuseOf', { name: task.titulo })}
        dialog={(close) => (
          <RefuseDocumentDialog document={document} name={task.titulo} {...CHANGES} onClose={close} />
        )}
      >
        {translate('onboarding.tasks.refuse')}
      </DialogButton>
    </Stack>
  );
}

/** Who, and until when or since when. */
function Note({ task }: { task: OnboardingTask }) {
  const { hecha_at, hecha_por, vence_el, atrasada, espera, obligatoria, turno } = task;
  const said = (name: string, values: Record<string, string>) =>
    translate(`onboarding.tasks.${name}`, values);
  if (hecha_at) {
    const day = formatDay(hecha_at);
    return <>{hecha_por ? said('doneBy', { day, name: hecha_por }) : said('doneOn', { day })}</>;
  }
  const parts = [
    ONBOARDING_ACTOR_LABEL[turno],
    espera && said('waits', { name: espera }),
    vence_el && !atrasada && said('due', { day: formatDay(vence_el) }),
    !obligatoria && translate('onboarding.tasks.optional'),
  ].filter(Boolean);
  return (
    <>
      {parts.join(' · ')}
      {atrasada && vence_el && (
        <>
          <Separator />
          <ToneBadge tone="red">{said('late', { day: formatDay(vence_el) })}</ToneBadge>
        </>
      )}
    </>
  );
}

function TaskRow({ id, task }: OfTask) {
  return (
    <RuledItem>
      <Apart spacing={1.5} useFlexGap>
        <Box sx={{ display: 'flex', gap: 1, minWidth: 0, alignItems: 'flex-start', flex: '1 1 260px' }}>
          <TaskBox id={id} task={task} />
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography component="h3" variant="strong">
              {task.titulo}
            </Typography>
            {task.detalle && <Typography variant="hint">{task.detalle}</Typography>}
            <Typography variant="body2" color="text.secondary" component="div">
              <Note task={task} />
            </Typography>
          </Box>
        </Box>
        {task.tipo === 'documento' && <TaskDocument task={task} />}
        {task.tipo === 'dato' && <TaskValue id={id} task={task} />}
      </Apart>
    </RuledItem>
  );
}

/** Everything that is to be done, in its order. */
export function OnboardingTasks({ onboarding: { id, tareas } }: OfOnboarding) {
  return (
    <PaddedCard component="section" aria-label={translate('onboarding.tasks.title')}>
      <Typography variant="h2">{translate('onboarding.tasks.title')}</Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {tareas.map((task) => (
          <TaskRow key={task.id} id={id} task={task} />
        ))}
      </Box>
    </PaddedCard>
  );
}
