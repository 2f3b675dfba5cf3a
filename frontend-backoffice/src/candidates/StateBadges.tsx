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
import { Box } from '@mui/material';
import { ToneBadge } from '../ui/ToneBadge';

type State = Estado | Stage;

const stageOf = (state: State): Stage => (state === 'entrevista' ? state : STAGE_OF_ESTADO[state]);

/** HR's word for an estado or a stage: both interview states read "Entrevista". */
export const stageLabel = (state: State): string => STAGE_LABEL[stageOf(state)];

export const stageTone = (state: State): Tone =>
  ESTADO_TONE[state === 'entrevista' ? 'entrevista_programada' : state];

/** Where the two interview states must be told apart (the status filter, the history). */
export const estadoLabel = (estado: Estado): string =>
  STAGE_OF_ESTADO[estado] === 'entrevista' ? estadoText(estado) : stageLabel(estado);

export function StageBadge({ estado, retirada = false }: { estado: Estado; retirada?: boolean }) {
  if (retirada) return <ToneBadge tone="grey">Retirada</ToneBadge>;
  return <ToneBadge tone={stageTone(estado)}>{stageLabel(estado)}</ToneBadge>;
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
      Email sin verificar
    </ToneBadge>
  );
}

/** "+1 candidatura", "+3 candidaturas": others of this person that are open. */
export function OtherApplicationsBadge({ count }: { count: number }) {
  if (count < 1) return null;
  return (
    <ToneBadge tone="grey">
      +{count} {count === 1 ? 'candidatura' : 'candidaturas'}
    </ToneBadge>
  );
}

export const shortId = (id: string) => id.slice(0, LIMITS.shortId);
