import type { Stage } from '@hiring/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { api, filterQuery, useRead, type Schemas } from '../../providers/api';

type Stats = Schemas['CandidateStats'];

/** The member of the statistics that counts each stage. */
const COUNTED_AS: Readonly<Record<Stage, keyof Omit<Stats, 'por_departamento'>>> = {
  recibida: 'recibidas',
  en_revision: 'enRevision',
  entrevista: 'entrevista',
  contratada: 'contratadas',
  rechazada: 'rechazadas',
};

/** People of a stage, or all of them. */
export const countOf = (stats: Stats, stage: Stage | undefined): number =>
  stage ? stats[COUNTED_AS[stage]] : stats.total;

/** People by stage, counted by the server; of one department, or of all. */
export const useCandidateStats = (departamento?: string) =>
  useRead(
    ['stats', 'candidates', departamento ?? null],
    () => api.get('/api/stats/candidates', filterQuery(departamento ? { departamento } : {})),
    { placeholderData: keepPreviousData },
  );

/** People with an answer overdue; among the statistics, so that it is read again with them. */
export const useUnanswered = () =>
  useRead(['stats', 'unanswered'], () => api.get('/api/stats/unanswered', filterQuery({})), {
    placeholderData: keepPreviousData,
  });
