import '../i18n/tasks';
import { TASK_LIMITS, TASK_REPEAT_LABEL, TASK_REPEATS } from '@hiring/contract';
import { Typography } from '@mui/material';
import { AutocompleteInput, DateInput, ReferenceInput, required, SelectInput, TextInput } from 'react-admin';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type CandidateRow, fullName, openApplications, useCandidate } from '../candidates/useCandidate';
import { RecordDialog } from '../ui/dialogs/RecordDialog';
import { choicesOf, EMPTY_SHOWN, upTo } from '../ui/forms/inputs';
import { SearchedInput } from '../ui/forms/SearchedInput';
import { Columns } from '../ui/layout';
import { translate } from '../i18n/texts';
import type { Task } from './forToday';
import { aboutOf, type TaskAbout, useOwnId, useStaff } from './task';

const REPEATS = choicesOf(TASK_REPEATS, TASK_REPEAT_LABEL);
const TITLE = [required()];
const BY_NAME = { field: 'nombre', order: 'ASC' } as const;
const BY_TITLE = { field: 'fecha_publicacion', order: 'DESC' } as const;

/** Whose it is; whoever has it and is no longer in the team stays shown. */
function OwnerInput() {
  const task = useRecordContext<Partial<Task>>();
  const staff = useStaff();
  const { asignada_a: id, asignada_nombre: nombre } = task ?? {};
  const gone = id && !staff.some((one) => one.id === id) ? [{ id, nombre: nombre ?? '' }] : [];
  return (
    <SearchedInput
      source="asignada_a"
      choices={[...staff, ...gone]}
      optionText="nombre"
      emptyText="tasks.nobody"
    />
  );
}

/** Which of the person's open applications it is about, or the person. */
function ApplicationInput() {
  const candidateId = useWatch<Task, 'candidato_id'>({ name: 'candidato_id' });
  const { data } = useCandidate(candidateId ?? undefined);
  const open = openApplications(data);
  if (!candidateId || open.length === 0) return null;
  return (
    <SelectInput
      key={candidateId}
      source="aplicacion_id"
      choices={open}
      emptyText="tasks.aboutPerson"
      slotProps={EMPTY_SHOWN}
    />
  );
}

/** A person or a vacancy, where the screen behind does not say it. */
function AboutInputs() {
  const [candidateId, vacancyId] = useWatch<Task, ['candidato_id', 'vacante_id']>({
    name: ['candidato_id', 'vacante_id'],
  });
  return (
    <>
      {!vacancyId && (
        <ReferenceInput source="candidato_id" reference="candidates" sort={BY_NAME} perPage={20}>
          <AutocompleteInput optionText={(person: CandidateRow) => `${fullName(person)} (${person.email})`} />
        </ReferenceInput>
      )}
      {!candidateId && (
        <ReferenceInput source="vacante_id" reference="vacancies" sort={BY_TITLE} perPage={20}>
          <AutocompleteInput optionText="titulo" />
        </ReferenceInput>
      )}
    </>
  );
}

function About({ name }: { name?: string | undefined }) {
  const task = useRecordContext<Task>();
  const what = name ?? (task?.id ? aboutOf(task)?.name : undefined);
  return what ? <Typography color="text.secondary">{translate('tasks.about', { what })}</Typography> : null;
}

interface Props {
  /** Absent: a new one. */
  id?: string;
  about?: TaskAbout;
  /** The name of what a new one is about. */
  name?: string;
  /** What a new one begins with. */
  title?: string;
  onClose: () => void;
}

/** A task, new or changed, over the screen that it is made from. */
export function TaskDialog({ id, about, name, title, onClose }: Props) {
  const me = useOwnId();
  return (
    <RecordDialog<Task>
      resource="tasks"
      id={id}
      title={id ? 'tasks.edit' : 'ui.task.new'}
      submitLabel={id ? 'ra.action.save' : 'tasks.create'}
      done={id ? 'tasks.saved' : 'tasks.created'}
      changes={['tasks']}
      defaultValues={{ asignada_a: me, ...about, ...(title && { titulo: title }) }}
      onClose={onClose}
    >
      <About name={name} />
      <TextInput source="titulo" validate={TITLE} slotProps={upTo(TASK_LIMITS.titulo)} />
      <OwnerInput />
      <Columns sm={2}>
        <DateInput source="vence_el" />
        <SelectInput source="repite" choices={REPEATS} emptyText="tasks.once" slotProps={EMPTY_SHOWN} />
      </Columns>
      <TextInput source="detalle" multiline minRows={2} maxRows={6} slotProps={upTo(TASK_LIMITS.detalle)} />
      {!id && !about && <AboutInputs />}
      {!id && !about?.entrevista_id && !about?.vacante_id && <ApplicationInput />}
    </RecordDialog>
  );
}
