import {
  type Estado,
  ESTADO_TONE,
  estadoText,
  type Stage,
  STAGE_LABEL,
  STAGE_OF_ESTADO,
  type Tone,
} from '@hiring/contract';

type State = Estado | Stage;

const stageOf = (state: State): Stage => (state === 'entrevista' ? state : STAGE_OF_ESTADO[state]);

/** HR's word for an estado or a stage: both interview states read "Entrevista". */
export const stageLabel = (state: State): string => STAGE_LABEL[stageOf(state)];

export const stageTone = (state: State): Tone =>
  ESTADO_TONE[state === 'entrevista' ? 'entrevista_programada' : state];

/** Where the two interview states must be told apart (the status filter, the history). */
export const estadoLabel = (estado: Estado): string =>
  STAGE_OF_ESTADO[estado] === 'entrevista' ? estadoText(estado) : stageLabel(estado);
