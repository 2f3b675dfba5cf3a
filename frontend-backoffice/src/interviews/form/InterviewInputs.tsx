import PersonAddAlt from '@mui/icons-material/PersonAddAlt';
import { Box, Button, Chip, Stack, Typography } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { dayFrom } from '../../ui/format/days';
import { RetryAlert } from '../../ui/Loaded';
import { formatLongDay, formatMinutes, type Interview } from '../types';
import { api, reasonOf, useRead } from '../../providers/api';
import { hasWords, INTERVIEW_LIMITS, LIMITS } from '@hiring/contract';
import {
  ArrayInput,
  AutocompleteInput,
  DateInput,
  ReferenceInput,
  required,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  useRecordContext,
  useSimpleFormIterator,
  useSourceContext,
} from 'react-admin';
import { type CandidateRow, fullName, openApplications, useCandidate } from '../../candidates/useCandidate';
import { ESTADO_CHOICES, TIPO_CHOICES, useInterviewers } from '../interviewChoices';
import { upTo } from '../../ui/forms/inputs';
import { translate } from '../../i18n/texts';
import { Alert } from '../../ui/Alert';

const NAMES = [
  'id',
  'fecha',
  'hora',
  'duracion_min',
  'candidato_id',
  'entrevistador_id',
  'participantes',
] as const;

/** Hours of the day in the form at which nobody concerned has another interview; one click takes one. */
function FreeHours() {
  const { setValue } = useFormContext();
  const [id, fecha, hora, duracion_min, candidato_id, entrevistador_id, others = []] = useWatch<
    Partial<Interview>,
    typeof NAMES
  >({ name: NAMES });
  const staff = others.flatMap((one) => one?.usuario_id ?? []);
  const query = {
    fecha: fecha ?? '',
    ...(duracion_min ? { duracion: duracion_min } : {}),
    ...(candidato_id ? { candidato_id } : {}),
    ...(entrevistador_id ? { entrevistador_id } : {}),
    ...(staff.length > 0 ? { participantes: staff.join(',') } : {}),
    ...(id ? { entrevista_id: id } : {}),
  };
  const { data, error, refetch } = useRead(
    ['interviews', 'free', query],
    ({ signal }) => api.get('/api/interviews/free', { params: { query }, signal }),
    {
      // A day that is still being typed is not asked for.
      enabled: dayFrom(query.fecha, 0) === query.fecha && query.fecha >= '2000',
      placeholderData: keepPreviousData,
      staleTime: 0,
    },
  );

  if (error) {
    return (
      <RetryAlert onRetry={refetch}>
        {translate('interviews.form.freeFailed', { reason: reasonOf(error) })}
      </RetryAlert>
    );
  }
  if (!data) return null;
  const day = formatLongDay(data.fecha);
  if (data.horas.length === 0) {
    return <Typography role="status">{translate('interviews.form.noFree', { day })}</Typography>;
  }
  const label = translate('interviews.form.free', { day });
  return (
    <Stack spacing={1} role="group" aria-label={label}>
      <Typography variant="body2" color="text.secondary">
        {label}
      </Typography>
      <Stack direction="row" spacing={0.75}>
        {data.horas.map((free) => (
          <Chip
            key={free}
            label={free}
            variant={free === hora ? 'filled' : 'outlined'}
            color={free === hora ? 'primary' : 'default'}
            aria-pressed={free === hora}
            onClick={() => setValue('hora', free, { shouldDirty: true, shouldValidate: true })}
            sx={{ '@media (pointer: coarse)': { height: 44 } }}
          />
        ))}
      </Stack>
    </Stack>
  );
}

const BY_NAME = { field: 'nombre', order: 'ASC' } as const;
const DURATIONS = [15, 30, 45, 60, 90, 120];

const SHRUNK = { inputLabel: { shrink: true } };
const CANDIDATE = [required('interviews.form.noCandidate')];
const DAY = [required('interviews.form.noDay')];
const HOUR = [required('interviews.form.noHour')];
const PLACE = [required('interviews.form.noPlace')];
const LINK = [required('interviews.form.noLink')];

const ONE_AND_TWO = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 2fr' } };
const WHEN = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: '2fr 1fr 1fr' },
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
};

/** Searched on the server: at most a page of people is ever loaded. */
export function CandidateInput() {
  const { setValue } = useFormContext();
  return (
    <ReferenceInput source="candidato_id" reference="candidates" sort={BY_NAME} perPage={20}>
      <AutocompleteInput
        optionText={(person: CandidateRow) => `${fullName(person)} (${person.email})`}
        helperText="interviews.form.searchHelp"
        noOptionsText="interviews.form.noCandidates"
        loadingText="interviews.form.loadingCandidates"
        validate={CANDIDATE}
        onChange={() => setValue('aplicacion_id', undefined)}
      />
    </ReferenceInput>
  );
}

/** Which of several open applications the interview is for; with one there is nothing to choose. */
export function ApplicationInput() {
  const candidateId = useWatch<Interview, 'candidato_id'>({ name: 'candidato_id' });
  const { data } = useCandidate(candidateId);
  const open = openApplications(data);
  if (data && open.length === 0) {
    return <Alert severity="warning">{translate('interviews.form.noneOpen')}</Alert>;
  }
  if (!data || open.length < 2) return null;
  return (
    <SelectInput
      key={candidateId}
      source="aplicacion_id"
      defaultValue={open.find(({ id }) => id === data.aplicacion_id)?.id}
      choices={open.map(({ id, name }) => ({
        id,
        name: id === data.aplicacion_id ? translate('interviews.form.currentApplication', { name }) : name,
      }))}
    />
  );
}

function DurationInput() {
  const current = useWatch<Interview, 'duracion_min'>({ name: 'duracion_min' });
  const offered = [...new Set([...DURATIONS, ...(current ? [current] : [])])].sort((a, b) => a - b);
  return (
    <SelectInput
      source="duracion_min"
      choices={offered.map((id) => ({ id, name: formatMinutes(id) }))}
      validate={required()}
    />
  );
}

/** Somebody of the staff, whose interviews cannot overlap, or any name. */
function InterviewerInputs() {
  const choices = useInterviewers();
  const { setValue } = useFormContext();
  const chosen = useWatch<Interview, 'entrevistador_id'>({ name: 'entrevistador_id' });
  return (
    <>
      <AutocompleteInput
        source="entrevistador_id"
        optionText="nombre"
        choices={choices}
        matchSuggestion={(typed: string, { nombre }: { nombre: string }) => hasWords(nombre, typed)}
        helperText={chosen ? 'interviews.form.staffHelp' : false}
        onChange={() => setValue('entrevistador_nombre', null)}
      />
      {!chosen && <TextInput source="entrevistador_nombre" slotProps={upTo(INTERVIEW_LIMITS.interviewer)} />}
    </>
  );
}

const orNull = (value: string) => value || null;

/** One of the staff, or somebody without an account. */
function ParticipantInputs() {
  const { getSource } = useSourceContext();
  const chosen = useWatch<Record<string, unknown>>({ name: getSource('usuario_id') });
  return (
    <>
      <AutocompleteInput
        source="usuario_id"
        label="resources.interviews.fields.participante_usuario_id"
        optionText="nombre"
        choices={useInterviewers()}
        parse={orNull}
        matchSuggestion={(typed: string, { nombre }: { nombre: string }) => hasWords(nombre, typed)}
        helperText={chosen ? false : 'interviews.form.byLinkHelp'}
      />
      {!chosen && (
        <>
          <TextInput
            source="nombre"
            label="resources.interviews.fields.participante_nombre"
            parse={orNull}
            slotProps={upTo(INTERVIEW_LIMITS.interviewer)}
          />
          <TextInput
            source="email"
            type="email"
            label="resources.interviews.fields.participante_email"
            parse={orNull}
            slotProps={upTo(LIMITS.email)}
          />
        </>
      )}
    </>
  );
}

function AddParticipant() {
  const { add } = useSimpleFormIterator();
  return (
    <Button
      size="small"
      startIcon={<PersonAddAlt />}
      onClick={() => add({ usuario_id: null, nombre: null, email: null })}
    >
      {translate('interviews.form.addParticipant')}
    </Button>
  );
}

/** Who also holds it: nothing but a button until somebody does. */
function ParticipantsInput() {
  const others = useWatch<Pick<Interview, 'participantes'>, 'participantes'>({ name: 'participantes' }) ?? [];
  const some = others.length > 0;
  return (
    <ArrayInput
      source="participantes"
      {...(some ? {} : { label: false })}
      helperText={some && 'interviews.form.participantHelp'}
    >
      <SimpleFormIterator
        inline
        disableReordering
        disableClear
        disableAdd={others.length >= INTERVIEW_LIMITS.participants}
        addButton={<AddParticipant />}
        sx={some ? { pt: 3, '& .RaSimpleFormIterator-line': { pb: 2 } } : {}}
      >
        <ParticipantInputs />
      </SimpleFormIterator>
    </ArrayInput>
  );
}

/** The place or the link of its kind; the server keeps only what belongs to it. */
function PlaceInputs() {
  const tipo = useWatch<Interview, 'tipo'>({ name: 'tipo' });
  return (
    <Box sx={ONE_AND_TWO}>
      <SelectInput source="tipo" choices={TIPO_CHOICES} validate={required()} />
      {tipo === 'presencial' && (
        <TextInput source="ubicacion" validate={PLACE} slotProps={upTo(INTERVIEW_LIMITS.place)} />
      )}
      {tipo === 'virtual' && (
        <TextInput
          source="link_virtual"
          type="url"
          placeholder="https://"
          validate={LINK}
          slotProps={upTo(INTERVIEW_LIMITS.link)}
        />
      )}
    </Box>
  );
}

/** What an interview says, new or changed; hours are those of Madrid. */
export function InterviewInputs() {
  const interview = useRecordContext<Interview>();
  return (
    <>
      <Box sx={WHEN}>
        <DateInput source="fecha" validate={DAY} />
        <TextInput source="hora" type="time" validate={HOUR} slotProps={SHRUNK} />
        <DurationInput />
      </Box>
      <FreeHours />
      <InterviewerInputs />
      <ParticipantsInput />
      <PlaceInputs />
      <TextInput
        source="notas"
        multiline
        minRows={2}
        maxRows={6}
        helperText="interviews.form.notesHelp"
        slotProps={upTo(INTERVIEW_LIMITS.notes)}
      />
      {interview?.id && (
        <Box sx={ONE_AND_TWO}>
          <SelectInput source="estado" choices={ESTADO_CHOICES} validate={required()} />
          <TextInput
            source="feedback"
            multiline
            maxRows={6}
            helperText="interviews.form.feedbackHelp"
            slotProps={upTo(INTERVIEW_LIMITS.notes)}
          />
        </Box>
      )}
    </>
  );
}
