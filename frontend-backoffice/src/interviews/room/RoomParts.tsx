import '../../i18n/interviews';
import '../../i18n/record';
import { Box, Stack, Tab, Tabs, TextField, Typography, useMediaQuery } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import type { Theme } from '@mui/material/styles';
import { GUIDE_LIMITS } from '@hiring/contract';
import { type ReactNode, useState } from 'react';
import { upTo } from '../../ui/forms/inputs';
import { Loaded, type Query } from '../../ui/Loaded';
import { LongText, PaddedCard } from '../../ui/layout';
import type { Schemas } from '../../providers/api';
import { translate } from '../../i18n/texts';
import { InterviewCard } from '../scorecards/InterviewCard';
import { GENERAL, notesLeft } from './notesLeft';
import { useSavedNote } from './useSavedNote';

type Sheet = Schemas['InterviewSheet'] & { byManager: boolean };
type Section = Schemas['GuideSectionResponse'];

interface PartsProps {
  sheet: Sheet;
  scorecards: Query<{ entrevistas: Schemas['InterviewScorecards'][] }>;
  cv: ReactNode;
}

interface NoteProps {
  sheet: Sheet;
  clave: string;
  /** Null: of no question. */
  question: string | null;
}

/** Only whoever writes it reads it. */
function Note({ sheet, clave, question }: NoteProps) {
  const { text, state, reason, type, saveNow } = useSavedNote(sheet, {
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
      error={state === 'gone' || state === 'refused'}
      helperText={text || state !== 'saved' ? translate(`interviews.room.states.${state}`, { reason }) : ' '}
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
function Work({ sheet, scorecards }: Omit<PartsProps, 'cv'>) {
  const card = scorecards.data?.entrevistas.find(
    ({ entrevista_id }) => entrevista_id === sheet.entrevista_id,
  );
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
        {() => card && <InterviewCard interview={card} byManager={sheet.byManager} />}
      </Loaded>
    </>
  );
}

const PARTS = ['guide', 'cv'] as const;

/** The guide with its notes and the scorecard, and beside them the CV; on a phone one of both. */
export function RoomParts({ sheet, scorecards, cv }: PartsProps) {
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
          <Work sheet={sheet} scorecards={scorecards} />
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
          {cv}
        </Box>
      </Box>
    </>
  );
}
