import type { Schemas } from '@hiring/contract/api';
import { longDate } from '../../lib/dates';
import { Badge } from '../../ui/Badge';

interface ProfileCardProps {
  candidate: Schemas['PortalProfile'];
  current: Schemas['PortalApplication'];
}

/** The person and the state of the current application, above every tab. */
export function ProfileCard({ candidate, current }: ProfileCardProps) {
  return (
    <section aria-label="Tu perfil" className="rounded-lg border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 sm:gap-y-3">
        <div className="min-w-0">
          <h2 className="text-lg sm:text-xl">
            {candidate.nombre} {candidate.apellidos}
          </h2>
          <p className="text-muted">{candidate.email}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Badge tone={current.tone}>{current.estado_texto}</Badge>
        </div>
      </div>
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-1 border-t border-line pt-3 text-sm sm:mt-4 sm:pt-4">
        <div>
          <dt className="inline text-muted">Fecha de aplicación: </dt>
          <dd className="inline font-bold">{longDate(current.fecha_aplicacion)}</dd>
        </div>
      </dl>
    </section>
  );
}
