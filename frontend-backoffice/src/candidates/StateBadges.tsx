import EventOutlined from '@mui/icons-material/EventOutlined';
import { Box, Tooltip } from '@mui/material';
import { pluralOf } from '../ui/format/counts';
import { daysInWords, formatMoment, formatShortMoment } from '../ui/format/dates';
import { ToneBadge } from '../ui/display/text';
import type { CandidateRow } from './useCandidate';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import { visuallyHidden } from '@mui/utils';
import {
  type Estado,
  ESTADO_TONE,
  estadoText,
  LIMITS,
  type Prioridad,
  PRIORIDAD_LABEL,
  PRIORIDAD_TONE,
  type Stage,
  STAGE_LABEL,
  STAGE_OF_ESTADO,
  type Tone,
  TONE_COLOURS,
} from '@hiring/contract';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { translate } from '../i18n/texts';

type State = Estado | Stage;

/** HR's word for an estado or a stage: both interview states read "Entrevista". */
export const stageLabel = (state: State): string =>
  STAGE_LABEL[state === 'entrevista' ? state : STAGE_OF_ESTADO[state]];

export const stageTone = (state: State): Tone =>
  ESTADO_TONE[state === 'entrevista' ? 'entrevista_programada' : state];

/** Where the two interview states must be told apart (the status filter, the history). */
export const estadoLabel = (estado: Estado): string =>
  STAGE_OF_ESTADO[estado] === 'entrevista' ? estadoText(estado) : stageLabel(estado);

export function StageBadge({ estado, retirada = false }: { estado: Estado; retirada?: boolean }) {
  return (
    <ToneBadge tone={retirada ? 'grey' : stageTone(estado)}>
      {retirada ? translate('candidates.people.withdrawn') : stageLabel(estado)}
    </ToneBadge>
  );
}

/** A line in the colour of a stage, beside its name. */
export const StageDot = ({ stage }: { stage: Stage }) => (
  <Box
    component="span"
    aria-hidden
    sx={{
      width: 14,
      height: 4,
      borderRadius: 1,
      bgcolor: TONE_COLOURS[stageTone(stage)].solid,
    }}
  />
);

export function PriorityBadge({ prioridad }: { prioridad: Prioridad }) {
  return (
    <ToneBadge tone={PRIORIDAD_TONE[prioridad]} dot>
      {PRIORIDAD_LABEL[prioridad]}
    </ToneBadge>
  );
}

export function UnverifiedBadge() {
  return (
    <ToneBadge tone="yellow">
      <WarningAmberOutlined sx={{ fontSize: 14 }} aria-hidden />
      {translate('candidates.people.unverified')}
    </ToneBadge>
  );
}

/** "+1 candidatura", "+3 candidaturas": others of this person that are open. */
export function OtherApplicationsBadge({ count }: { count: number }) {
  if (count < 1) return null;
  return <ToneBadge tone="grey">{translate('candidates.people.others', pluralOf(count))}</ToneBadge>;
}

export const shortId = (id: string) => id.slice(0, LIMITS.shortId);

/** How long an answer has been overdue, of the application shown or of another. `short`: only the days are shown. */
export function WaitingBadge({ row, short = false }: { row: CandidateRow; short?: boolean }) {
  const days = row.sin_respuesta_dias;
  if (days === null) return null;
  const own = row.sin_respuesta_aplicacion_id === row.aplicacion_id;
  const what = translate(own ? 'candidates.people.waiting' : 'candidates.people.otherWaiting');
  const count = daysInWords(days);
  return (
    // A sentence: it may take two lines where a column is narrow.
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        '& > span': short ? {} : { whiteSpace: 'normal', lineHeight: 1.35, py: 0.375 },
      }}
    >
      <ToneBadge tone="red">
        <HourglassEmptyOutlined sx={{ fontSize: 14 }} aria-hidden />
        <span title={short ? `${what} ${count}` : undefined}>
          <span style={short ? visuallyHidden : undefined}>{what} </span>
          {count}
        </span>
      </ToneBadge>
    </Box>
  );
}

/** When the person's next interview is. */
export function NextInterview({ row }: { row: CandidateRow }) {
  if (!row.entrevista_inicio) return null;
  const when = translate('candidates.people.interview', { moment: formatMoment(row.entrevista_inicio) });
  return (
    <Tooltip title={when}>
      <Box component="span" role="img" aria-label={when} sx={{ display: 'inline-flex' }}>
        <ToneBadge tone="grey">
          <EventOutlined sx={{ fontSize: 14 }} aria-hidden />
          {formatShortMoment(row.entrevista_inicio)}
        </ToneBadge>
      </Box>
    </Tooltip>
  );
}
