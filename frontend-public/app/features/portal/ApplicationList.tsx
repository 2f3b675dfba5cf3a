import type { Schemas } from '@hiring/contract/api';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { longDate } from '../../lib/dates';
import { Badge } from '../../ui/Badge';
import { applicationTitle, progressPath } from './application-links';
import { Card } from './Card';
import { InSpanish } from '../careers/InSpanish';

/** The person's other applications, each with its state. */
export function ApplicationList({ applications }: { applications: Schemas['PortalApplication'][] }) {
  const count = applications.length;
  return (
    <Card title={<Trans>Tus otras candidaturas ({count})</Trans>}>
      <ul className="-my-3 divide-y divide-line">
        {applications.map((application) => (
          <li
            key={application.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
          >
            <div className="min-w-0">
              <Link
                to={progressPath(application)}
                preventScrollReset
                className="inline-flex min-h-11 items-center font-bold text-link underline"
              >
                <bdi>{applicationTitle(application)}</bdi>
              </Link>
              <p className="text-sm text-muted">
                <InSpanish>{application.posicion_nombre}</InSpanish>, {longDate(application.fecha_aplicacion)}
              </p>
            </div>
            <Badge tone={application.tone}>{application.estado_texto}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}
