import '../i18n/interviews';
import './team';
import { Box, Stack, Typography } from '@mui/material';
import { NOTE_LIMITS } from '@hiring/contract';
import { useEffect, useState } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import { StageBadge } from '../candidates/StateBadges';
import { InterviewCard } from '../interviews/scorecards/InterviewCard';
import type { Colleague, ProposedTask } from '../tasks/mention';
import { MentionChoices } from '../tasks/MentionChoices';
import { NoteTask, useNoteTask } from '../tasks/NoteTask';
import { BackLink, DialogButton } from '../ui/buttons';
import { confirmTexts, WriteButton } from '../ui/dialogs/confirm';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { Section } from '../ui/display/Facts';
import { formatDay, formatMoment } from '../ui/format/dates';
import { upTo } from '../ui/forms/inputs';
import { LongText, PaddedCard, Sunken } from '../ui/layout';
import { Loaded } from '../ui/Loaded';
import { api, at, isMissing, useRead, useWrite } from '../providers/api';
import { translate } from '../i18n/texts';
import { ProposalDialog } from './ProposalDialog';
import { ProposalLine } from './ProposalLine';
import { type OfRecord, personOf, TEAM_APPLICATIONS, teamRoomAddress } from './team';
import { CvButton, TeamProfile } from './TeamProfile';

const NOBODY: readonly Colleague[] = [];

function Header({ record }: OfRecord) {
  const { estado, retirada, fase, vacante_titulo, fecha_aplicacion } = record;
  return (
    <Stack component="header" direction={{ xs: 'column', md: 'row' }} spacing={2} sx={{ mb: 2 }}>
      <title>{personOf(record)}</title>
      <Box sx={{ flex: { md: '1 1 280px' }, minWidth: 0 }}>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography variant="h1">{personOf(record)}</Typography>
          <StageBadge estado={estado} retirada={retirada} />
        </Stack>
        <Typography component="h2" color="text.secondary" sx={{ fontWeight: 400 }}>
          {[
            vacante_titulo,
            fase?.nombre,
            translate('team.toSee.arrived', { day: formatDay(fecha_aplicacion) }),
          ]
            .filter(Boolean)
            .join(', ')}
        </Typography>
      </Box>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'flex-start' }}>
        <CvButton record={record} />
        <Propose record={record} />
      </Stack>
    </Stack>
  );
}

function Propose({ record }: OfRecord) {
  const { id, puede_proponer, propuesta, propuestas } = record;
  const own = propuestas.find(({ propia, resultado }) => propia && resultado === null);
  const before = own && { propuesta: own.propuesta, motivo: own.motivo };
  return (
    <DialogButton
      shown={puede_proponer}
      variant="contained"
      dialog={(close) => <ProposalDialog id={id} before={before} onClose={close} />}
    >
      {translate(propuesta ? 'team.proposal.change' : 'team.proposal.propose')}
    </DialogButton>
  );
}

function Proposals({ record: { id, propuestas } }: OfRecord) {
  if (propuestas.length === 0) return null;
  return (
    <Section title="team.proposal.title">
      <Stack spacing={1}>
        {propuestas.map((proposal) => (
          <ProposalLine
            key={proposal.id}
            proposal={proposal}
            action={
              proposal.propia && (
                <div>
                  <WriteButton
                    {...confirmTexts('team.proposal.withdraw.')}
                    write={() => api.post('/api/team/applications/{id}/proposal/withdraw', at(id))}
                    changes={['team', 'team/applications']}
                    done="team.proposal.withdraw.done"
                  />
                </div>
              )
            }
          />
        ))}
      </Stack>
    </Section>
  );
}

function NoteText({
  staff,
  onTask,
}: {
  staff: readonly Colleague[];
  onTask: (task: ProposedTask | null) => void;
}) {
  const text = useWatch<{ texto?: string }, 'texto'>({ name: 'texto' }) ?? '';
  const { setValue, setFocus } = useFormContext<{ texto: string }>();
  const named = (whole: string) => {
    setValue('texto', whole, { shouldDirty: true });
    setFocus('texto');
  };
  const proposal = useNoteTask(text, staff);
  const { task } = proposal;
  useEffect(() => onTask(task), [onTask, task]);
  return (
    <>
      <TextInput
        source="texto"
        label="team.record.note"
        helperText="team.record.noteHelp"
        isRequired
        multiline
        minRows={4}
        slotProps={upTo(NOTE_LIMITS.texto)}
      />
      <MentionChoices text={text} staff={staff} onChoose={named} />
      <NoteTask proposal={proposal} staff={staff} busy={false} />
    </>
  );
}

function NoteDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: staff = NOBODY } = useRead(['team', 'colleagues', id], () =>
    api.get('/api/team/applications/{id}/colleagues', at(id)),
  );
  const [tarea, setTarea] = useState<ProposedTask | null>(null);
  return (
    <FormDialog<{ texto: string }>
      title="team.record.note"
      submitLabel="team.record.addNote"
      save={({ texto }) => api.post('/api/team/applications/{id}/notes', at(id, { texto, tarea }))}
      changes={['team']}
      done="team.record.noteKept"
      keptAs={`nota-equipo:${id}`}
      onClose={onClose}
    >
      <NoteText staff={staff} onTask={setTarea} />
    </FormDialog>
  );
}

function Notes({ record: { id, notas } }: OfRecord) {
  return (
    <Section title="team.record.notes">
      <Stack spacing={1} sx={{ alignItems: 'start' }}>
        {notas.length === 0 && (
          <Typography color="text.secondary">{translate('team.record.noNotes')}</Typography>
        )}
        {notas.map((note) => (
          <Sunken key={note.id}>
            <Typography variant="hint">
              {[note.autor, formatMoment(note.created_at)].filter(Boolean).join(', ')}
            </Typography>
            <LongText>{note.texto}</LongText>
          </Sunken>
        ))}
        <DialogButton variant="outlined" dialog={(close) => <NoteDialog id={id} onClose={close} />}>
          {translate('team.record.note')}
        </DialogButton>
      </Stack>
    </Section>
  );
}

function Record({ record }: OfRecord) {
  const { id, vista_at, entrevistas, entrevistas_propias } = record;
  const { mutate: see } = useWrite(() => api.post('/api/team/applications/{id}/seen', at(id)), {
    changes: ['team', 'team/applications'],
    notifies: false,
  });
  // Human resources sees who has looked. What fails is sent again when it is opened again.
  useEffect(() => {
    if (!vista_at) see();
  }, [see, vista_at]);
  return (
    <>
      <Header record={record} />
      <PaddedCard>
        <Proposals record={record} />
        <TeamProfile record={record} />
        <Section title="team.record.interviews">
          {entrevistas.length === 0 && (
            <Typography color="text.secondary">{translate('team.record.noInterviews')}</Typography>
          )}
          {entrevistas.map((interview) => (
            <InterviewCard
              key={interview.entrevista_id}
              interview={interview}
              byManager
              guide={
                entrevistas_propias.includes(interview.entrevista_id)
                  ? teamRoomAddress(id, interview.entrevista_id)
                  : undefined
              }
            />
          ))}
        </Section>
        <Notes record={record} />
      </PaddedCard>
    </>
  );
}

/** One application as a manager sees it. */
export function TeamShow() {
  const { id = '' } = useParams();
  const query = useRead(['team', 'record', id], () => api.get('/api/team/applications/{id}', at(id)));
  return (
    <>
      <BackLink to={TEAM_APPLICATIONS}>{translate('team.record.back')}</BackLink>
      {/* Whoever is off the team reads no more of it. */}
      <Loaded
        of={isMissing(query.error) ? { ...query, data: undefined } : query}
        failed="team.record.failed"
        missing="team.record.missing"
      >
        {(record) => <Record record={record} />}
      </Loaded>
    </>
  );
}
