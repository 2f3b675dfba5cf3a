import { type Stage, STAGE_HEADING, STAGES } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';

type Stats = Schemas['CandidateStats'];

/** The member of the statistics that counts each stage. */
const COUNTED_AS: Readonly<Record<Stage, keyof Omit<Stats, 'por_departamento'>>> = {
  recibida: 'recibidas',
  en_revision: 'enRevision',
  entrevista: 'entrevista',
  contratada: 'contratadas',
  rechazada: 'rechazadas',
};

export const STAGE_COUNTS = STAGES.map((stage) => ({
  stage,
  heading: STAGE_HEADING[stage],
  countOf: (stats: Stats) => stats[COUNTED_AS[stage]],
}));
