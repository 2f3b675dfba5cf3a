import PriorityHighOutlined from '@mui/icons-material/PriorityHighOutlined';
import { Box, Typography } from '@mui/material';
import { INTERVIEW_ESTADO_LABEL, INTERVIEW_ESTADO_TONE, TONE_COLOURS } from '@hiring/contract';
import { TIPO_ICON } from '../InterviewBadges';
import { Separator } from '../../ui/RelativeDate';
import { type AgendaInterview, nameOf } from '../types';
import { hourOf, sentenceOf } from './calendarEvents';

interface Props {
  interview: AgendaInterview;
  listed: boolean;
  narrow: boolean;
}

/** Hour, kind, who and in which estado: colour and words. A phone's month has room for the hour alone. */
export function EventContent({ interview, listed, narrow }: Props) {
  const { estado, tipo, candidato_nombre } = interview;
  const Icon = TIPO_ICON[tipo];
  const tone = TONE_COLOURS[INTERVIEW_ESTADO_TONE[estado]];
  return (
    <Box
      title={sentenceOf(interview)}
      sx={[
        {
          width: '100%',
          height: '100%',
          minWidth: 0,
          px: 0.75,
          py: 0.25,
          borderRadius: 0.5,
          borderLeft: `4px solid ${tone.solid}`,
          bgcolor: tone.background,
          color: tone.text,
          fontSize: 12,
          lineHeight: 1.35,
          overflow: 'hidden',
          textDecoration: estado === 'cancelada' ? 'line-through' : 'none',
        },
        (theme) =>
          theme.palette.mode === 'dark' ? { bgcolor: tone.darkBackground, color: tone.darkText } : {},
        listed ? { px: 1.25, py: 0.75, fontSize: 14 } : {},
        narrow ? { px: 0.25, py: 0.5, fontSize: 11, borderLeftWidth: 3, letterSpacing: '-0.02em' } : {},
      ]}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
        <strong>{hourOf(interview)}</strong>
        {!narrow && <Icon aria-hidden sx={{ fontSize: 14, flexShrink: 0 }} />}
        {!narrow && (
          <Typography component="span" variant="inherit" noWrap>
            {nameOf(candidato_nombre)}
          </Typography>
        )}
        {interview.pide_otro_momento && !narrow && (
          <PriorityHighOutlined titleAccess="Pide otro momento" sx={{ fontSize: 14, flexShrink: 0 }} />
        )}
      </Box>
      {!narrow && (
        <Typography variant="inherit" noWrap>
          {INTERVIEW_ESTADO_LABEL[estado]}
          {listed && interview.entrevistador_nombre && (
            <>
              <Separator />
              {interview.entrevistador_nombre}
            </>
          )}
        </Typography>
      )}
    </Box>
  );
}
