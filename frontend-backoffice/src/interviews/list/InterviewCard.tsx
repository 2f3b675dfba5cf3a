import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { Facts } from '../../ui/Facts';
import { InterviewEstadoBadge, InterviewTipoBadge } from '../InterviewBadges';
import { formatCardDay, formatHour, formatMinutes } from '../interviewDates';
import { InterviewPlace } from '../InterviewPlace';
import { type Interview, nameOf } from '../types';
import { useInterviewAddress } from '../useInterviewAddress';
import { CandidateAnswer } from './CandidateAnswer';
import { InterviewActions } from './InterviewActions';

const COLUMNS = {
  xs: 'repeat(2, minmax(0, 1fr))',
  sm: 'repeat(3, minmax(0, 1fr))',
  lg: 'repeat(6, minmax(0, 1fr))',
};
const LINES = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

function Note({ label, text }: { label: string; text: string | null }) {
  if (!text) return null;
  return (
    <Typography variant="body2" sx={LINES}>
      <strong>{label}:</strong> {text}
    </Typography>
  );
}

/** One interview with everything about it, and what may be done. */
export function InterviewCard({ interview, mayWrite }: { interview: Interview; mayWrite: boolean }) {
  const { search } = useLocation();
  const { change } = useInterviewAddress();
  const titleId = `entrevista-${interview.id}`;
  return (
    <Card component="li" aria-labelledby={titleId} sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="h3" variant="h3" id={titleId} sx={{ mr: 'auto', overflowWrap: 'anywhere' }}>
          <Link
            component={RouterLink}
            color="inherit"
            underline="hover"
            to={{ pathname: `/candidates/${interview.candidato_id}/show`, search }}
            state={{ fromList: true }}
          >
            {nameOf(interview.candidato_nombre)}
          </Link>
        </Typography>
        <InterviewEstadoBadge estado={interview.estado} />
        <InterviewTipoBadge tipo={interview.tipo} />
      </Box>
      <Facts
        columns={COLUMNS}
        facts={[
          { label: 'Fecha', value: formatCardDay(interview.fecha) },
          {
            label: 'Hora',
            value: `${formatHour(interview.hora)} (${formatMinutes(interview.duracion_min)})`,
          },
          { label: 'Ubicación', value: <InterviewPlace interview={interview} /> },
          { label: 'Entrevistador', value: interview.entrevistador_nombre },
          {
            label: 'Email',
            value: <Link href={`mailto:${interview.candidato_email}`}>{interview.candidato_email}</Link>,
          },
          {
            label: 'Teléfono',
            value: interview.candidato_telefono && (
              <Link href={`tel:${interview.candidato_telefono}`}>{interview.candidato_telefono}</Link>
            ),
          },
        ]}
      />
      <Note label="Notas" text={interview.notas} />
      <Note label="Feedback" text={interview.feedback} />
      {interview.peticion && <CandidateAnswer interview={interview} mayWrite={mayWrite} />}
      {mayWrite && (
        <InterviewActions
          interview={interview}
          onEdit={() => change({ editar: interview.id, nueva: undefined })}
        />
      )}
    </Card>
  );
}
