import '../../i18n/record';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { Box, Button, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useNotes } from '../../mail/conversation/reads';
import { formatMoment } from '../../ui/format/dates';
import { Lane, LaneQuote, LaneStop } from '../../ui/Lane';
import { Loaded } from '../../ui/Loaded';
import { OpenRecord } from '../../ui/lists/OpenRecord';
import { Section } from '../../ui/display/Facts';
import { ApplicationTimeline } from './ApplicationTimeline';
import { CandidateProfile } from './CandidateProfile';
import { StageBadge } from '../StateBadges';
import { type Candidate, fullName, jobTitle } from '../useCandidate';
import { translate } from '../../i18n/texts';

const PARTS = ['perfil', 'fases', 'notas'] as const;
type Part = (typeof PARTS)[number];

/** Dark ink on white paper, whatever the colours of the screen. */
const PAPER = {
  maxWidth: 860,
  mx: 'auto',
  p: { xs: 2, sm: 4 },
  '@media print': { p: 0, maxWidth: 'none', '& *': { color: '#000 !important' } },
} as const;

function Notes({ candidateId }: { candidateId: string }) {
  return (
    <Section title="candidates.record.print.notas">
      <Loaded of={useNotes(candidateId)} failed="candidates.record.notesFailed" rows={3}>
        {(notes) =>
          notes.length === 0 ? (
            <Typography>{translate('candidates.record.noNotes')}</Typography>
          ) : (
            <Lane>
              {notes.map(({ id, texto, autor, created_at }) => (
                <LaneStop
                  key={id}
                  tone="yellow"
                  headline={translate('candidates.record.note')}
                  moment={created_at}
                  author={autor}
                >
                  <LaneQuote internal>{texto}</LaneQuote>
                </LaneStop>
              ))}
            </Lane>
          )
        }
      </Loaded>
    </Section>
  );
}

function Sheet({ candidate }: { candidate: Candidate }) {
  const [opened] = useState(() => new Date().toISOString());
  // Internal notes are not printed unless somebody chooses them: they must not leave the company by accident.
  const [chosen, setChosen] = useState<readonly Part[]>(['perfil', 'fases']);
  const toggle = (part: Part) =>
    setChosen(chosen.includes(part) ? chosen.filter((one) => one !== part) : [...chosen, part]);

  return (
    <Box component="main" sx={PAPER}>
      <title>{translate('candidates.record.sheetOf', { name: fullName(candidate) })}</title>
      <Stack
        role="group"
        aria-label={translate('candidates.record.printed')}
        direction="row"
        spacing={1}
        sx={{ displayPrint: 'none', mb: 3 }}
      >
        {PARTS.map((part) => (
          <FormControlLabel
            key={part}
            label={translate(`candidates.record.print.${part}`)}
            control={<Checkbox checked={chosen.includes(part)} onChange={() => toggle(part)} />}
          />
        ))}
        <Button
          variant="contained"
          color="secondary"
          startIcon={<PrintOutlined />}
          disabled={chosen.length === 0}
          onClick={() => window.print()}
          sx={{ ml: { sm: 'auto' } }}
        >
          {translate('candidates.record.printNow')}
        </Button>
      </Stack>
      <Typography component="h1" color="text.secondary">
        {translate('candidates.record.sheetOn', { moment: formatMoment(opened) })}
      </Typography>
      <Typography variant="h1" component="h2" gutterBottom>
        {fullName(candidate)}
      </Typography>
      <Stack spacing={3}>
        {chosen.includes('perfil') && <CandidateProfile candidate={candidate} />}
        <div>
          {chosen.includes('fases') &&
            candidate.aplicaciones.map((application) => (
              <Section key={application.id} title={jobTitle(application)}>
                <StageBadge {...application} />
                <ApplicationTimeline entries={application.historial} />
              </Section>
            ))}
        </div>
        {chosen.includes('notas') && <Notes candidateId={candidate.id} />}
      </Stack>
    </Box>
  );
}

/** /candidates/:id/ficha: the record as a sheet of paper, with the parts that are chosen above it. */
export function PrintPage() {
  const { id = '' } = useParams();
  return (
    <OpenRecord<Candidate> resource="candidates" id={id}>
      {(candidate) => <Sheet candidate={candidate} />}
    </OpenRecord>
  );
}
