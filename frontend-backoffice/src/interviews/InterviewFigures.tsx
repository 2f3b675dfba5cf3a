import { Box } from '@mui/material';
import { INTERVIEW_ESTADO_TONE, TONE_COLOURS } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { formatCount } from '../format/formatCount';
import { SIZE } from '../theme/tokens';
import { useRead } from '../providers/useRead';

const solid = (estado: keyof typeof INTERVIEW_ESTADO_TONE) =>
  TONE_COLOURS[INTERVIEW_ESTADO_TONE[estado]].solid;

const FIGURES: readonly { figure: keyof Schemas['InterviewStats']; label: string; colour?: string }[] = [
  { figure: 'total', label: 'Total' },
  { figure: 'programadas', label: 'Programadas', colour: solid('programada') },
  { figure: 'confirmadas', label: 'Confirmadas', colour: solid('confirmada') },
  { figure: 'canceladas', label: 'Canceladas', colour: solid('cancelada') },
  { figure: 'realizadas', label: 'Realizadas', colour: solid('realizada') },
];

/** The five figures on one line; of the candidate's interviews when the list shows one candidate. */
export function InterviewFigures({ candidateId }: { candidateId: string | undefined }) {
  const { data, isError } = useRead(['interviews', 'stats', candidateId ?? null], (provider) =>
    provider.interviewStats(candidateId ? { candidato_id: candidateId } : {}),
  );
  return (
    <Box
      component="dl"
      aria-label="Resumen de entrevistas"
      sx={{
        m: 0,
        order: { xs: 2, md: 0 },
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 0.5,
        fontSize: SIZE.small,
      }}
    >
      {FIGURES.map(({ figure, label, colour }) => (
        <Box key={figure} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          {colour && (
            <Box
              aria-hidden
              component="span"
              sx={{ width: 8, height: 8, borderRadius: 1, bgcolor: colour }}
            />
          )}
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
            {data ? formatCount(data[figure]) : isError ? '—' : '…'}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
