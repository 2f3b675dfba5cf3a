import type { Schemas } from '@hiring/contract/api';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { HiringDataProvider } from '../providers/dataProvider';
import { fieldErrorsOf, reasonOf } from '../providers/problem';
import { formatDate, formatHour } from './interviewDates';
import { useNotifyChange } from './useNotifyChange';
import { useRefreshInterviews } from './useRefreshInterviews';

/** What is wrong with the time, when the server says it of a field. */
function sentenceOf(error: unknown): string {
  const [first] = Object.values(fieldErrorsOf(error));
  return first ?? reasonOf(error);
}

interface Reschedule {
  id: string;
  request: Schemas['InterviewUpdate'];
}

/** Gives an interview another time; the candidate is told once it can no longer be taken back. */
export function useReschedule() {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const notify = useNotify();
  const notifyChange = useNotifyChange();
  const refresh = useRefreshInterviews();
  return useMutation({
    mutationFn: ({ id, request }: Reschedule) => dataProvider.changeInterview(id, request),
    onSuccess: (interview) => {
      const when = `${formatDate(interview.fecha)} a las ${formatHour(interview.hora)}`;
      notifyChange('Entrevista actualizada', `${interview.candidato_nombre}: ${when}`, interview);
    },
    onError: (error) => notify(`No se pudo guardar la entrevista. ${sentenceOf(error)}`, { type: 'error' }),
    onSettled: () => refresh(),
  });
}
