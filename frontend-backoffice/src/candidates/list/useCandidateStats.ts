import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../providers/useProvider';

/** People by stage, counted by the server; of one department, or of all. */
export const useCandidateStats = (departamento?: string) =>
  useRead(
    ['stats', 'candidates', departamento ?? null],
    (provider) => provider.candidateStats(departamento ? { departamento } : {}),
    { placeholderData: keepPreviousData },
  );

/** People with an answer overdue; among the statistics, so that it is read again with them. */
export const useUnanswered = () =>
  useRead(['stats', 'unanswered'], (provider) => provider.unanswered({}), {
    placeholderData: keepPreviousData,
  });
