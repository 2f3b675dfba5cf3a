import { Trans } from '@lingui/react/macro';
import { isDayOver, longDate } from '../../lib/dates';

interface PromisedNewsProps {
  /** ISO instant; null: nothing is promised. */
  date: string | null;
  className?: string;
}

/** Until when the next news is promised, or that it is late. */
export function PromisedNews({ date, className }: PromisedNewsProps) {
  if (date === null) return null;
  const day = longDate(date);
  return (
    <p className={className}>
      {isDayOver(date) ? (
        <Trans>Queríamos responderte antes del {day} y vamos con retraso. Sentimos la espera.</Trans>
      ) : (
        <Trans>Tendrás noticias nuestras el {day} como tarde.</Trans>
      )}
    </p>
  );
}
