import { useRead } from '../../providers/useRead';
import { INTERVIEW_DEFAULT_HOUR } from '@hiring/contract';

interface Asked {
  /** The day that was clicked; none: the next working day. */
  dia: string | undefined;
  candidateId: string | undefined;
}

/**
 * What a new form begins with: the first free hour of the day from 09:00 on. Undefined while it is asked for. A server
 * that cannot say, or a day without a free hour, leaves the hour to whoever fills in the form.
 */
export function useFirstBeginning({ dia, candidateId }: Asked): { fecha: string; hora: string } | undefined {
  const { data, isError } = useRead(
    ['interviews', 'free', 'first', dia ?? null, candidateId ?? null],
    (provider, { signal }) =>
      provider.freeHours(
        { ...(dia ? { fecha: dia } : {}), ...(candidateId ? { candidato_id: candidateId } : {}) },
        signal,
      ),
    {
      // The form that is open keeps what it began with; another one asks again.
      staleTime: Infinity,
      gcTime: 0,
    },
  );
  if (isError) return { fecha: dia ?? '', hora: '' };
  if (!data) return undefined;
  const { fecha, horas } = data;
  return { fecha, hora: horas.find((hora) => hora >= INTERVIEW_DEFAULT_HOUR) ?? horas[0] ?? '' };
}
