import {
  INTERVIEW_ESTADO_LABEL,
  INTERVIEW_ESTADOS,
  INTERVIEW_TIPO_LABEL,
  INTERVIEW_TIPOS,
} from '@hiring/contract';
import { useRecordContext } from 'react-admin';
import { choicesOf } from '../ui/forms/inputs';
import { api, useRead } from '../providers/api';
import type { Interview } from './types';

export const TIPO_CHOICES = choicesOf(INTERVIEW_TIPOS, INTERVIEW_TIPO_LABEL);
export const ESTADO_CHOICES = choicesOf(INTERVIEW_ESTADOS, INTERVIEW_ESTADO_LABEL);

/** Staff who may interview; whoever the record names and no longer interviews stays shown. */
export function useInterviewers() {
  const row =
    useRecordContext<Partial<Pick<Interview, 'id' | 'entrevistador_id' | 'entrevistador_nombre'>>>();
  const { data: staff = [] } = useRead(
    ['interviews', 'interviewers'],
    () => api.get('/api/interviews/interviewers'),
    { staleTime: 60_000 },
  );
  const { entrevistador_id: id, entrevistador_nombre: nombre } = row ?? {};
  return !id || staff.some((one) => one.id === id) ? staff : [...staff, { id, nombre }];
}
