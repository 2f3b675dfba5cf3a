import { Trans } from '@lingui/react/macro';
import type { Schemas } from '@hiring/contract/api';
import { ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { applicationTitle } from '../portal/application-links';
import { interviewMoment } from './interview-text';

interface OpenSlotsProps {
  invitations: Schemas['MySlotInvitation'][];
  applications: Schemas['PortalApplication'][];
  /** Id of the one whose button is the amber one. */
  main: string | undefined;
}

/** Invitations for which the person has not picked a slot yet. */
export function OpenSlots({ invitations, applications, main }: OpenSlotsProps) {
  return invitations.map(({ id, aplicacion_id, enlace, caduca }) => {
    const application = applications.find((one) => one.id === aplicacion_id);
    return (
      <section
        key={id}
        aria-labelledby={`hora-${id}`}
        className="flex flex-col gap-4 rounded-lg border-2 border-ink bg-surface p-5 sm:flex-row sm:items-center sm:justify-between"
      >
        <div className="min-w-0">
          <h3 id={`hora-${id}`} className="text-xl">
            <Trans>Elige la hora de tu entrevista</Trans>
          </h3>
          <p className="mt-1 text-muted">
            {application && (
              <>
                <bdi>{applicationTitle(application)}</bdi>.{' '}
              </>
            )}
            <Trans>Tienes hasta el {interviewMoment(caduca)}.</Trans>
          </p>
        </div>
        <ButtonLink to={enlace} look={id === main ? 'signal' : 'outline'} className="shrink-0">
          <Icon name="calendar" />
          <Trans>Elegir hora</Trans>
        </ButtonLink>
      </section>
    );
  });
}
