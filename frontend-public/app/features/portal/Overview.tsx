import type { Schemas } from '@hiring/contract/api';
import { longDate } from '../../lib/dates';
import { ButtonLink } from '../../ui/Button';
import { Icon, type IconName } from '../../ui/Icon';
import { NextInterviews } from '../interviews/NextInterviews';
import { updatePath } from './application-links';
import { ApplicationList } from './ApplicationList';
import { Card } from './Card';
import { Facts } from './Facts';
import { NoticeList } from './notifications/NoticeList';

interface OverviewProps {
  current: Schemas['PortalApplication'];
  applications: Schemas['PortalApplication'][];
  interviews: Schemas['MyInterview'][];
}

/** The lines of the panel: the next step and current information. */
const notesOf = ({
  siguiente,
  abierta,
}: Schemas['PortalApplication']): readonly (readonly [IconName, string])[] => [
  ['search', siguiente],
  ...(abierta ? [['mail', 'Recibirás actualizaciones por email.'] as const] : []),
  ['user', 'Mantén tu perfil actualizado.'],
];

export function Overview({ current, applications, interviews }: OverviewProps) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
      <div className="min-w-0 space-y-6">
        <NextInterviews interviews={interviews} applications={applications} />
        <section className="overflow-hidden rounded-lg border border-line bg-surface">
          <div className={`badge tone-${current.tone} p-5`}>
            <h3 className="text-sm">Estado de tu candidatura</h3>
            <p className="mt-1 text-xl font-bold first-letter:uppercase">{current.estado_texto}</p>
            <p className="mt-2 text-lg">{current.mensaje}</p>
          </div>
          <div className="p-5">
            <Facts
              items={[
                ['Oferta', current.vacante_titulo],
                ['Posición', current.posicion_nombre],
                ['Departamento', current.departamento_nombre],
                ['Fecha de aplicación', longDate(current.fecha_aplicacion)],
              ]}
            />
          </div>
        </section>
        {applications.length > 1 && <ApplicationList applications={applications} />}
      </div>
      <div className="space-y-6">
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
          <ButtonLink to={updatePath(current)} look="signal" className="w-full">
            {current.abierta ? 'Actualizar Candidatura' : 'Presentar otra candidatura'}
          </ButtonLink>
          <ButtonLink to="/editar-candidatura" look="outline" className="w-full">
            Editar Perfil
          </ButtonLink>
        </div>
        <Card title="Notificaciones">
          <ul className="space-y-3">
            {notesOf(current).map(([icon, text]) => (
              <li key={text} className="flex gap-3">
                <Icon name={icon} className="mt-0.5 size-5 text-muted" />
                {text}
              </li>
            ))}
          </ul>
          <NoticeList />
        </Card>
      </div>
    </div>
  );
}
