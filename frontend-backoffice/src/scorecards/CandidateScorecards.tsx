import { Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { Candidate } from '../candidates/types';
import { CandidateInterviews } from '../interviews/CandidateInterviews';
import { CandidateSlots } from '../self-scheduling/CandidateSlots';
import { ListSkeleton } from '../ui/ListSkeleton';
import { LoadFailed } from '../ui/LoadFailed';
import { Section } from '../ui/Section';
import { ApplicationSummary } from './ApplicationSummary';
import { InterviewCard } from './InterviewCard';
import { useScorecards } from './useScorecards';

function Scorecards({ candidateId }: { candidateId: string }) {
  const { data, error, isPending, refetch } = useScorecards(candidateId);
  if (isPending) return <ListSkeleton rows={4} />;
  if (error) {
    return (
      <LoadFailed
        title="No se pudieron cargar las evaluaciones"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data.entrevistas.length === 0) {
    return <Typography color="text.secondary">Todavía no tiene entrevistas que evaluar.</Typography>;
  }
  return (
    <>
      {data.resumenes.map((summary) => (
        <ApplicationSummary key={summary.aplicacion_id} summary={summary} />
      ))}
      {data.entrevistas.map((interview) => (
        <InterviewCard key={interview.entrevista_id} interview={interview} />
      ))}
    </>
  );
}

/** The person's interviews, the hours offered, and what was thought of them. */
export function CandidateScorecards({ candidate }: { candidate: Candidate }) {
  return (
    <>
      <CandidateInterviews candidate={candidate} />
      <CandidateSlots candidateId={candidate.id} />
      <Section title="Evaluaciones">
        <Scorecards candidateId={candidate.id} />
        <Typography variant="body2" sx={{ mt: 2 }}>
          <Link component={RouterLink} to="/scorecard-criteria">
            Cambiar los criterios
          </Link>
        </Typography>
      </Section>
    </>
  );
}
