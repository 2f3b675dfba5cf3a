import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { HiringDataProvider } from '../providers/dataProvider';
import { problemOf, reasonOf } from '../providers/problem';
import type { Application } from './types';
import { useRefreshCandidates } from './useRefreshCandidates';

interface Save {
  text: string;
  /** The application as it was when the dialog opened. */
  seen: Application;
}

/**
 * HR's own feedback of an application: what stands there, and a way to save it. A move made meanwhile by somebody else
 * is no obstacle; other words written meanwhile are, and stay to be seen.
 */
export function useFeedback(applicationId: string) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const refresh = useRefreshCandidates();
  const queryKey = ['applications', applicationId];

  const standing = useQuery({
    queryKey,
    queryFn: () => dataProvider.application(applicationId),
    // Each opening reads it anew: the version must be today's.
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

  const save = useMutation({
    mutationFn: async ({ text, seen }: Save) => {
      const write = (version: number) =>
        dataProvider.setFeedback(applicationId, { feedback_rrhh: text, version });
      try {
        return await write(seen.version);
      } catch (error) {
        const fresh = freshOf(error);
        if (!fresh || fresh.feedback_rrhh !== seen.feedback_rrhh) throw error;
        return write(fresh.version);
      }
    },
    onSuccess: (answer) => {
      notify('Feedback añadido. El feedback se ha guardado correctamente', { type: 'success' });
      void refresh(answer.candidate);
    },
    onError: (error) => {
      const fresh = freshOf(error);
      if (fresh) queryClient.setQueryData(queryKey, fresh);
      notify(`No se pudo guardar el feedback: ${reasonOf(error)}`, { type: 'error' });
    },
  });

  return { standing, save };
}

/** The application as it is now, when the server refused an old version. */
function freshOf(error: unknown): Application | undefined {
  const problem = problemOf(error);
  return problem?.code === 'stale_version' ? problem.application : undefined;
}
