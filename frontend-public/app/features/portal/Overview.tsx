import type { Schemas } from '@hiring/contract/api';
import { Trans } from '@lingui/react/macro';
import { Suspense, useEffect } from 'react';
import { partOf } from '../../lib/part';
import { ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { SiteLink } from '../../ui/SiteLink';
import { WhenSeen } from '../../ui/WhenSeen';
import { PortalOffer } from './PortalOffer';
import { registerWorker, takesWorkers } from '../device/register-worker';
import { updatePath } from './application-links';
import { Card } from './Card';
import { ContactHr } from './ContactHr';
import { nextAction, type Standing } from './next-action';
import type { SimilarOpening } from './SimilarOpenings';
import { StateCard } from './StateCard';
import { ToDo } from './ToDo';

/** After an end, and with several applications. */
const SimilarOpenings = partOf(async () => (await import('./SimilarOpenings')).SimilarOpenings);
const ApplicationList = partOf(async () => (await import('./ApplicationList')).ApplicationList);
const FirstDay = partOf(async () => (await import('../onboarding/FirstDay')).FirstDay);
const PushSwitch = partOf(async () => (await import('../device/PushSwitch')).PushSwitch);
const NoticeList = partOf(async () => (await import('./notifications/NoticeList')).NoticeList);

interface OverviewProps {
  standing: Standing;
  applications: Schemas['PortalApplication'][];
  viewer: Schemas['SessionUser'];
  /** Null: the current application is open, or ended well. */
  openings: SimilarOpening[] | null;
  /** An admin who views an application of their own. */
  own: boolean;
}

export function Overview({ standing, applications, viewer, openings, own }: OverviewProps) {
  const { current, candidate } = standing;
  useEffect(() => {
    // For the page that says that there is no network; a browser that refuses it (private mode) does without.
    if (takesWorkers()) registerWorker().catch(() => null);
  }, []);
  const next = nextAction(standing);
  const similar = openings && (
    <Suspense>
      <SimilarOpenings openings={openings} department={current.departamento} main={next.do === 'openings'} />
    </Suspense>
  );
  const others = applications.filter(({ id }) => id !== current.id);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
      <div className="min-w-0 space-y-4 sm:space-y-6">
        <PortalOffer standing={standing} waiting />
        {standing.onboarding && (
          <Suspense>
            <FirstDay onboarding={standing.onboarding} documents={standing.documents} />
          </Suspense>
        )}
        <StateCard current={current} idle={next.do === 'nothing'} offered={next.do === 'offer'} />
        <PortalOffer standing={standing} waiting={false} />
        {next.do === 'contact' && <ContactHr look="signal" className="w-full sm:w-auto" />}
        {next.do === 'openings' && similar}
        <ToDo standing={standing} applications={applications} viewer={viewer} next={next} own={own} />
        {next.do !== 'openings' && similar}
        {others.length > 0 && (
          <Suspense>
            <ApplicationList applications={others} />
          </Suspense>
        )}
      </div>
      <div className="min-w-0 space-y-6">
        <Card title={<bdi>{`${candidate.nombre} ${candidate.apellidos}`}</bdi>}>
          <p className="break-words text-muted">
            <bdi>{candidate.email}</bdi>
          </p>
          <div className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
            <ButtonLink to="/editar-candidatura" look="outline">
              <Trans>Editar perfil</Trans>
            </ButtonLink>
            {current.abierta ? (
              <SiteLink
                to={updatePath(current)}
                className="grid min-h-11 items-center text-center font-bold underline"
              >
                <Trans>Actualizar candidatura</Trans>
              </SiteLink>
            ) : (
              <ButtonLink to={updatePath(current)} look="outline">
                <Trans>Presentar otra candidatura</Trans>
              </ButtonLink>
            )}
          </div>
        </Card>
        <Card title={<Trans>Notificaciones</Trans>}>
          <Suspense>
            <NoticeList />
          </Suspense>
          <ul className="space-y-3">
            {current.abierta && (
              <li className="flex gap-3">
                <Icon name="mail" className="mt-0.5 size-5 text-muted" />
                <Trans>Recibirás actualizaciones por correo.</Trans>
              </li>
            )}
            <li className="flex gap-3">
              <Icon name="user" className="mt-0.5 size-5 text-muted" />
              <Trans>Mantén tu perfil actualizado.</Trans>
            </li>
          </ul>
          <WhenSeen>
            <PushSwitch />
          </WhenSeen>
        </Card>
      </div>
    </div>
  );
}
