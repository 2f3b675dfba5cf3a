import { Stack, Typography } from '@mui/material';
import { numberFormat, RECOMENDACION_LABEL, RECOMENDACION_TONE, RECOMENDACIONES } from '@hiring/contract';
import { Link } from 'react-admin';
import { Facts, Section } from '../../ui/display/Facts';
import { ToneBadge } from '../../ui/display/text';
import type { Candidate } from '../../candidates/useCandidate';
import { CandidateInterviews } from '../CandidateInterviews';
import { CandidateSlots } from '../self-scheduling/CandidateSlots';
import { Loaded } from '../../ui/Loaded';
import { InterviewCard } from './InterviewCard';
import { api, useRead, type Schemas } from '../../providers/api';
import { translate } from '../../i18n/texts';
import { Apart } from '../../ui/layout';

const oneDecimal = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** What the scorecards of an application say together, as far as one may see them. */
function ApplicationSummary({ summary }: { summary: Schemas['ApplicationSummary'] }) {
  const { evaluaciones, media, medias, recomendaciones, puesto } = summary;
  if (evaluaciones === 0) return null;
  return (
    <Stack
      spacing={1.5}
      sx={{ mb: 2, p: { xs: 2, sm: 2.5 }, borderRadius: 1, border: 1, borderColor: 'divider' }}
    >
      <Apart spacing={1}>
        <Typography
          component="h4"
          variant="strong"
          sx={{ '&::first-letter': { textTransform: 'uppercase' } }}
        >
          {translate('interviews.scorecards.given', {
            position: puesto,
            smart_count: evaluaciones,
          })}
          {media !== null && translate('interviews.scorecards.average', { average: oneDecimal(media) })}
        </Typography>
        {RECOMENDACIONES.filter((one) => recomendaciones[one] > 0).map((one) => (
          <ToneBadge key={one} tone={RECOMENDACION_TONE[one]}>
            {RECOMENDACION_LABEL[one]}: {recomendaciones[one]}
          </ToneBadge>
        ))}
      </Apart>
      <Facts
        facts={medias.map((one) => ({
          label: one.nombre,
          value: translate('interviews.scorecards.points', { points: oneDecimal(one.media) }),
        }))}
      />
    </Stack>
  );
}

function Scorecards({ resumenes, entrevistas }: Schemas['CandidateScorecardsResponse']) {
  if (entrevistas.length === 0) {
    return <Typography color="text.secondary">{translate('interviews.scorecards.none')}</Typography>;
  }
  return (
    <>
      {resumenes.map((summary) => (
        <ApplicationSummary key={summary.aplicacion_id} summary={summary} />
      ))}
      {entrevistas.map((interview) => (
        <InterviewCard key={interview.entrevista_id} interview={interview} />
      ))}
    </>
  );
}

/** The person's interviews, the hours offered, and what was thought of them. */
export function CandidateScorecards({ candidate }: { candidate: Candidate }) {
  const scorecards = useRead(['scorecards', candidate.id], () =>
    api.get('/api/scorecards', { params: { query: { candidato_id: candidate.id } } }),
  );
  return (
    <>
      <CandidateInterviews candidate={candidate} />
      <CandidateSlots candidateId={candidate.id} />
      <Section title="interviews.scorecards.title">
        <Loaded of={scorecards} failed="interviews.scorecards.failed">
          {(data) => <Scorecards {...data} />}
        </Loaded>
        <Typography variant="body2" sx={{ mt: 2 }}>
          <Link to="/scorecard-criteria">{translate('interviews.scorecards.criteria')}</Link>
        </Typography>
      </Section>
    </>
  );
}
