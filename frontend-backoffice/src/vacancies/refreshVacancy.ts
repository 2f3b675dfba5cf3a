import type { QueryClient } from '@tanstack/react-query';

/** Reads again what is shown of a vacancy. */
export async function refreshVacancy(
  queryClient: QueryClient,
  vacancyId: string,
  { keepProgress = false } = {},
): Promise<void> {
  const keys: string[][] = [
    ['vacancies'],
    ['vacancy-figures'],
    ['vacancy-summary'],
    ['vacancy-history', vacancyId],
    ['waiting'],
    ['vacancy-closing', vacancyId],
    ...(keepProgress ? [] : [['vacancy-unanswered', vacancyId]]),
  ];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
