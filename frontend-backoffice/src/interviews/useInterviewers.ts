import { useRead } from '../providers/useProvider';

const FRESH_MS = 60_000;

/** Staff who may interview. */
export function useInterviewers() {
  return useRead(['interviews', 'interviewers'], (provider) => provider.interviewers(), {
    staleTime: FRESH_MS,
  });
}
