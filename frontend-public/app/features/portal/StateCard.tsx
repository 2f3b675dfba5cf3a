import { listText } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { Trans } from '@lingui/react/macro';
import { longDate } from '../../lib/dates';
import { applicationTitle } from './application-links';
import { PromisedNews } from './PromisedNews';
import { InSpanish } from '../careers/InSpanish';

interface StateCardProps {
  current: Schemas['PortalApplication'];
  /** Nothing waits for the person. */
  idle: boolean;
  /** An offer waits for the person's answer: the decision that the rest would promise. */
  offered: boolean;
}

/** The state of the current application, the only place of the first screen that names it, and what comes next. */
export function StateCard({ current, idle, offered }: StateCardProps) {
  const { tone, estado_texto, mensaje, siguiente, fecha_prometida, abierta } = current;
  const applied = longDate(current.fecha_aplicacion);
  return (
    <section className="overflow-hidden rounded-lg border border-line bg-surface">
      <div className={`badge tone-${tone} px-4 py-3 sm:p-5`}>
        <h3 className="text-sm">
          <Trans>Estado de tu candidatura</Trans>
        </h3>
        <p className="text-xl font-bold first-letter:uppercase">{estado_texto}</p>
        <p className="mt-1">{mensaje}</p>
      </div>
      <div className="space-y-2 px-4 py-3 sm:p-5">
        {!offered && (
          <>
            <p>{siguiente}</p>
            <PromisedNews date={fecha_prometida} className="font-bold" />
          </>
        )}
        {idle && abierta && (
          <p>
            <Trans>Ahora no tienes que hacer nada.</Trans>
          </p>
        )}
        <p className="text-sm text-muted">
          <bdi className="font-bold">{applicationTitle(current)}</bdi> (
          <InSpanish>{listText([current.posicion_nombre, current.departamento_nombre])}</InSpanish>).{' '}
          <Trans>Te presentaste el {applied}.</Trans>
        </p>
      </div>
    </section>
  );
}
