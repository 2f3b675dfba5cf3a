import '../../i18n/interviews';
import '../../i18n/record';
import { Box, Stack, Tab, Tabs, TextField, Typography, useMediaQuery } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import type { Theme } from '@mui/material/styles';
import { GUIDE_LIMITS } from '@hiring/contract';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import { CandidateCv } from '../../candidates/record/CandidateCv';
import { useCandidate } from '../../candidates/useCandidate';
import { BackLink } from '../../ui/buttons';
import { upTo } from '../../ui/forms/inputs';
import { ListSkeleton, Loaded, LoadFailed } from '../../ui/Loaded';
import { LongText, PaddedCard } from '../../ui/layout';
import { api, at, type Schemas, useRead } from '../../providers/api';
import { translate } from '../../i18n/texts';
import { InterviewCard } from '../scorecards/InterviewCard';
import { formatCardDay, formatHour, type Interview, interviewAddress, interviewersOf } from '../types';
import { GENERAL, notesLeft } from './notesLeft';
import { useSavedNote } from './useSavedNote';

type Sheet = Schemas['InterviewSheet'];
type Section = Schemas['GuideSectionResponse'];

interface NoteProps {
  sheet: Sheet;
  clave: string;
  /** Null: of no question. */
  question: string | null;
}

/** Only whoever writes it reads it. */
function Note({ sheet, clave, question }: NoteProps) {
  const { text, state, type, saveNow } = useSavedNote(sheet.entrevista_id, {
    clave,
    pregunta: question,
    note: sheet.notas.find((one) => one.clave === clave),
  });
  return (
    <TextField
      label={translate(question ? 'interviews.room.note' : 'interviews.room.generalNote')}
      value={text}
      multiline
      minRows={2}
      fullWidth
      helperText={text || state !== 'saved' ? translate(`interviews.room.states.${state}`) : ' '}
      slotProps={{
        ...upTo(GUIDE_LIMITS.note),
        htmlInput: { maxLength: GUIDE_LIMITS.note, ...(question && { 'aria-description': question }) },
        formHelperText: { role: 'status' },
      }}
      onChange={({ target }) => type(target.value)}
      onBlur={saveNow}
    />
  );
}

function GuideSection({ section, sheet, criteria }: { section: Section; sheet: Sheet; criteria: string[] }) {
  return (
    <PaddedCard component="section" aria-label={section.titulo}>
      <Stack spacing={2.5}>
        <div>
          <Typography component="h3" variant="h3">
            {section.titulo}
          </Typography>
          {criteria.length > 0 && (
            <Typography variant="note">
              {translate('interviews.room.scored', { names: criteria.join(', ') })}
            </Typography>
          )}
        </div>
        {section.preguntas.map(({ id, pregunta, buena_respuesta }) => (
          <Stack key={id} spacing={1}>
            <LongText variant="strong">{pregunta}</LongText>
            {buena_respuesta && (
              <LongText variant="note">
                {translate('interviews.room.goodAnswer', { answer: buena_respuesta })}
              </LongText>
            )}
            <Note sheet={sheet} clave={id} question={pregunta} />
          </Stack>
        ))}
      </Stack>
    </PaddedCard>
  );
}

/** What was written below questions that are not in the guide any more. */
function NotesLeft({ sheet }: { sheet: Sheet }) {
  const left = notesLeft(sheet);
  if (left.length === 0) return null;
  return (
    <PaddedCard component="section" aria-label={translate('interviews.room.notesLeft')}>
      <Stack spacing={2.5}>
        <Typography component="h3" variant="h3">
          {translate('interviews.room.notesLeft')}
        </Typography>
        {left.map(({ clave, pregunta }) => (
          <Stack key={clave} spacing={1}>
            {pregunta && <LongText variant="strong">{pregunta}</LongText>}
            <Note sheet={sheet} clave={clave} question={pregunta} />
          </Stack>
        ))}
      </Stack>
    </PaddedCard>
  );
}

/** The guide with a note below each question, the notes of the rest, and one's scorecard. */
function Work({ sheet, interview }: { sheet: Sheet; interview: Interview }) {
  const { candidato_id } = interview;
  const scorecards = useRead(['scorecards', candidato_id], () =>
    api.get('/api/scorecards', { params: { query: { candidato_id } } }),
  );
  const card = scorecards.data?.entrevistas.find(({ entrevista_id }) => entrevista_id === interview.id);
  const named = (ids: readonly string[]) =>
    card?.criterios.flatMap(({ id, nombre }) => (ids.includes(id) ? [nombre] : [])) ?? [];
  return (
    <>
      <Typography component="h2" sx={visuallyHidden}>
        {translate('interviews.room.parts.guide')}
      </Typography>
      {sheet.secciones.map((section, place) => (
        <GuideSection
          key={`${place}${section.titulo}`}
          section={section}
          sheet={sheet}
          criteria={named(section.criterios)}
        />
      ))}
      <NotesLeft sheet={sheet} />
      <PaddedCard component="section" aria-label={translate('interviews.room.generalNote')}>
        <Note sheet={sheet} clave={GENERAL} question={null} />
      </PaddedCard>
      <Typography component="h3" variant="h3" sx={{ mt: 3, mb: 1.5 }}>
        {translate('interviews.scorecards.title')}
      </Typography>
      <Loaded of={scorecards} failed="interviews.scorecards.failed" rows={3}>
        {() => card && <InterviewCard interview={card} />}
      </Loaded>
    </>
  );
}

function Cv({ candidateId }: { candidateId: string }) {
  const { data } = useCandidate(candidateId);
  return data ? <CandidateCv candidate={data} /> : <ListSkeleton rows={8} />;
}

const PARTS = ['guide', 'cv'] as const;

function Parts({ sheet, interview }: { sheet: Sheet; interview: Interview }) {
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'));
  const [part, setPart] = useState<(typeof PARTS)[number]>('guide');
  // Both stay: what is typed and where one reads are kept when one looks at the other.
  const shown = (which: typeof part) => (wide || part === which ? 'block' : 'none');
  return (
    <>
      {!wide && (
        <Tabs
          value={part}
          onChange={(_, next: typeof part) => setPart(next)}
          variant="fullWidth"
          sx={{ mb: 2 }}
        >
          {PARTS.map((one) => (
            <Tab key={one} value={one} label={translate(`interviews.room.parts.${one}`)} />
          ))}
        </Tabs>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: shown('guide'), minWidth: 0 }}>
          <Work sheet={sheet} interview={interview} />
        </Box>
        <Box
          component="section"
          aria-label={translate('interviews.room.parts.cv')}
          sx={{
            display: shown('cv'),
            minWidth: 0,
            position: { md: 'sticky' },
            top: { md: 72 },
            height: { md: 'calc(100vh - 96px)' },
          }}
        >
          <Cv candidateId={interview.candidato_id} />
        </Box>
      </Box>
    </>
  );
}

/** An interview while it is held: the CV, the guide, one's notes and one's scorecard on one page. */
export function InterviewRoom() {
  const { id = '' } = useParams();
  const interview = useGetOne<Interview>('interviews', { id }, { onError: () => undefined });
  const sheet = useRead(['interview-sheet', id], () => api.get('/api/interviews/{id}/sheet', at(id)), {
    // What is typed is newer than any later reading.
    staleTime: Infinity,
    gcTime: 0,
  });
  const { data, error } = interview;
  if (error) {
    return (
      <LoadFailed
        title="resources.interviews.failed"
        missing="interviews.room.missing"
        error={error}
        onRetry={() => void interview.refetch()}
      />
    );
  }
  if (!data) return <ListSkeleton rows={6} />;
  const when = `${formatCardDay(data.fecha)}, ${formatHour(data.hora)}`;
  return (
    <>
      <title>{translate('interviews.room.title', { name: data.candidato_nombre })}</title>
      <BackLink to={interviewAddress(id)}>{translate('interviews.details.title')}</BackLink>
      <Stack component="header" sx={{ mb: 2 }}>
        <Typography variant="h1">{data.candidato_nombre}</Typography>
        <Typography color="text.secondary" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
          {`${data.puesto}, ${when}.`}{' '}
          {interviewersOf(data) && translate('interviews.words.by', { name: interviewersOf(data) })}
        </Typography>
      </Stack>
      <Loaded of={sheet} failed="interviews.room.failed" rows={6}>
        {(read) => <Parts sheet={read} interview={data} />}
      </Loaded>
    </>
  );
}
