import { t } from '@lingui/core/macro';
import type { Schemas } from '@hiring/contract/api';
import { applicationTitle } from '../portal/application-links';
import { pendingInterviews } from '../portal/next-action';
import { NextInterview } from './NextInterview';

interface NextInterviewsProps {
  interviews: Schemas['MyInterview'][];
  applications: Schemas['PortalApplication'][];
  /** Id of the one whose button is the amber one. */
  main: string | undefined;
}

/** Upcoming interviews, the earliest first. */
export function NextInterviews({ interviews, applications, main }: NextInterviewsProps) {
  return pendingInterviews({ interviews }).map((interview, place) => {
    const application = applications.find(({ id }) => id === interview.aplicacion_id);
    return (
      <NextInterview
        key={interview.id}
        interview={interview}
        heading={place === 0 ? t`Tu próxima entrevista` : t`Otra entrevista`}
        main={interview.id === main}
        job={application && applicationTitle(application)}
      />
    );
  });
}
