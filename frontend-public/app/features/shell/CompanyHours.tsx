import { t } from '@lingui/core/macro';
import { InSpanish } from '../careers/InSpanish';

const WORKING_DAYS = /^de lunes a viernes,? de (\d{1,2}:\d{2}) a (\d{1,2}:\d{2})$/i;

interface CompanyHoursProps {
  hours: string;
  /** Inside of a sentence. */
  inside?: boolean;
}

/** Opening hours. The company writes them in Spanish; the usual way to say them is known in every language. */
export function CompanyHours({ hours, inside = false }: CompanyHoursProps) {
  const [, from, to] = WORKING_DAYS.exec(hours.trim()) ?? [];
  if (from !== undefined && to !== undefined) {
    // Not every language writes its days in lower case.
    return inside ? t`de lunes a viernes, de ${from} a ${to}` : t`De lunes a viernes, de ${from} a ${to}`;
  }
  return <InSpanish>{inside ? hours.charAt(0).toLowerCase() + hours.slice(1) : hours}</InSpanish>;
}
