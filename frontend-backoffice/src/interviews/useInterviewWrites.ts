import { useQueryClient } from '@tanstack/react-query';
import { INTERVIEW_ESTADO_LABEL, type InterviewEstado } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { useWrite } from '../providers/useProvider';
import { formatDate, formatHour } from './interviewDates';
import type { Interview } from './types';
import { useNotifyChange } from './useNotifyChange';

/** What shows interviews, or moves with them. */
export const INTERVIEW_READS = ['interviews', 'candidates', 'stats', 'emails'];

export function useRefreshInterviews() {
  const client = useQueryClient();
  return () => Promise.all(INTERVIEW_READS.map((name) => client.invalidateQueries({ queryKey: [name] })));
}

interface NewEstado {
  estado: InterviewEstado;
  /** Said by who knows that it ended before its hour. */
  antes_de_hora?: boolean;
}

/** Sets the estado of the version that was seen. */
export function useSetEstado({ id, version }: Interview) {
  const notifyChange = useNotifyChange();
  return useWrite((provider, change: NewEstado) => provider.setInterviewEstado(id, { ...change, version }), {
    reads: INTERVIEW_READS,
    then: (changed, { estado }) =>
      notifyChange(
        'Estado actualizado',
        `Entrevista marcada como ${INTERVIEW_ESTADO_LABEL[estado].toLowerCase()}`,
        changed,
      ),
    failure: 'No se pudo actualizar el estado.',
  });
}

export function useRemoveInterview() {
  const notifyChange = useNotifyChange();
  return useWrite((provider, id: string) => provider.removeInterview(id), {
    reads: INTERVIEW_READS,
    then: () => notifyChange('Entrevista eliminada', 'La entrevista se ha eliminado correctamente'),
    failure: 'No se pudo eliminar la entrevista.',
  });
}

interface Reschedule {
  id: string;
  request: Schemas['InterviewUpdate'];
}

/** Gives an interview another time; the candidate is told once it can no longer be taken back. */
export function useReschedule() {
  const notifyChange = useNotifyChange();
  return useWrite((provider, { id, request }: Reschedule) => provider.changeInterview(id, request), {
    reads: INTERVIEW_READS,
    then: (interview) => {
      const when = `${formatDate(interview.fecha)} a las ${formatHour(interview.hora)}`;
      notifyChange('Entrevista actualizada', `${interview.candidato_nombre}: ${when}`, interview);
    },
    failure: 'No se pudo guardar la entrevista.',
  });
}
