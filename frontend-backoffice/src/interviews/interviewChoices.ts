import {
  INTERVIEW_ESTADO_LABEL,
  INTERVIEW_ESTADOS,
  INTERVIEW_TIPO_LABEL,
  INTERVIEW_TIPOS,
} from '@hiring/contract';
import { choicesOf } from '../ui/forms/inputs';
import { api, useRead } from '../providers/api';

export const TIPO_CHOICES = choicesOf(INTERVIEW_TIPOS, (tipo) => INTERVIEW_TIPO_LABEL[tipo]);
export const ESTADO_CHOICES = choicesOf(INTERVIEW_ESTADOS, (estado) => INTERVIEW_ESTADO_LABEL[estado]);

/** Staff who may interview. */
export const useInterviewers = () =>
  useRead(['interviews', 'interviewers'], () => api.get('/api/interviews/interviewers'), {
    staleTime: 60_000,
  });
