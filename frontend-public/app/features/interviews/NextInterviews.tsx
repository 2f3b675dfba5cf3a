import type { Schemas } from '@hiring/contract/api';
import { applicationTitle } from '../portal/application-links';
import { NextInterview } from './NextInterview';

interface NextInterviewsProps {
  interviews: Schemas['MyInterview'][];
  applications: Schemas['PortalApplication'][];
}

/** Upcoming interviews, the earliest first. */
export function NextInterviews({ interviews, applications }: NextInterviewsProps) {
  const pending = interviews
    .filter(({ pendiente }) => pendiente)
    .sort((a, b) => a.inicio.localeCompare(b.inicio));
  return pending.map((interview, place) => {
    const application = applications.find(({ id }) => id === interview.aplicacion_id);
    return (
      <NextInterview
        key={interview.id}
        interview={interview}
        heading={place === 0 ? 'Tu próxima entrevista' : 'Otra entrevista'}
        job={application && applicationTitle(application)}
      />
    );
  });
}
