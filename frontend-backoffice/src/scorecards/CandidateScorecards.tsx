import { Link, Typography } from '@mui/material';
import type { Schemas } from '@hiring/contract/api';
import { Link as RouterLink } from 'react-router-dom';
import type { Candidate } from '../candidates/types';
import { CandidateInterviews } from '../interviews/CandidateInterviews';
import { useRead } from '../providers/useRead';
import { CandidateSlots } from '../self-scheduling/CandidateSlots';
import { Loaded } from '../ui/Loaded';
import { Section } from '../ui/Section';
import { ApplicationSummary } from './ApplicationSummary';
import { InterviewCard } from './InterviewCard';

function Scorecards({ resumenes, entrevistas }: Schemas['CandidateScorecardsResponse']) {
  if (entrevistas.length === 0) {
    return <Typography color="text.secondary">Todavía no tiene entrevistas que evaluar.</Typography>;
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
  const scorecards = useRead(['scorecards', candidate.id], (provider) =>
    provider.listScorecards(candidate.id),
  );
  return (
    <>
      <CandidateInterviews candidate={candidate} />
      <CandidateSlots candidateId={candidate.id} />
      <Section title="Evaluaciones">
        <Loaded of={scorecards} failed="No se pudieron cargar las evaluaciones">
          {(data) => <Scorecards {...data} />}
        </Loaded>
        <Typography variant="body2" sx={{ mt: 2 }}>
          <Link component={RouterLink} to="/scorecard-criteria">
            Cambiar los criterios
          </Link>
        </Typography>
      </Section>
    </>
  );
}
