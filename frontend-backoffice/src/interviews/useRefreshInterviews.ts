import { useQueryClient } from '@tanstack/react-query';

/** What shows interviews, or moves with them. */
export const INTERVIEW_READS = ['interviews', 'candidates', 'stats', 'emails'];

export function useRefreshInterviews() {
  const client = useQueryClient();
  return () => Promise.all(INTERVIEW_READS.map((name) => client.invalidateQueries({ queryKey: [name] })));
}
