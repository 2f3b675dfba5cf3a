import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { LIMITS } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { longDate } from '../../../lib/dates';
import { ButtonLink } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { NumberedSteps } from '../../../ui/NumberedSteps';
import { AlertForm } from '../../alerts/AlertForm';
import { VerifyEmailBanner } from '../../auth/VerifyEmailBanner';
import { stepsAfter } from '../../careers/process-steps';
import { HomeScreen } from '../../device/HomeScreen';
import { isolated } from '../../../ui/isolated';

interface SentApplicationProps {
  viewer: Schemas['SessionUser'];
  application: Schemas['PortalApplication'];
  /** Days in which its department usually answers; null: unknown. */
  answerDays: number | null;
}

/** The confirmation of an application: its reference, what happens when, and what can be done meanwhile. */
export function SentApplication({ viewer, application, answerDays }: SentApplicationProps) {
  const sent = {
    title: t`Candidatura enviada`,
    text: t`La recibimos el ${longDate(application.fecha_aplicacion)}. Te lo confirmamos por correo a ${viewer.email}.`,
    done: true,
  };
  return (
    <div className="space-y-8">
      <header className="space-y-3">
        <h1 className="flex items-center gap-3 text-2xl">
          <span className="badge tone-green grid size-11 shrink-0 place-items-center rounded-full p-0!">
            <Icon name="check" className="size-6" />
          </span>
          <Trans>Candidatura enviada</Trans>
        </h1>
        <p className="text-lg">
          <span className="font-bold">{application.vacante_titulo ?? t`Candidatura espontánea`}</span>
          <span className="block text-base text-muted">
            <Trans>
              Referencia <span className="font-bold">{application.id.slice(0, LIMITS.shortId)}</span>
            </Trans>
          </span>
        </p>
        <ButtonLink
          to="/portal-candidato"
          look="signal"
          className="min-h-13 w-full text-lg sm:w-auto sm:px-8"
        >
          <Trans>Ir a mi portal</Trans>
        </ButtonLink>
      </header>
      <VerifyEmailBanner viewer={viewer} />
      <section aria-labelledby="ahora-titulo" className="space-y-4">
        <h2 id="ahora-titulo" className="text-xl">
          <Trans>Qué pasa ahora</Trans>
        </h2>
        <NumberedSteps steps={[sent, ...stepsAfter(answerDays)]} />
        <p className="text-muted">
          <Trans>En tu portal ves en qué punto está, y puedes escribirnos o retirarla.</Trans>
        </p>
        <HomeScreen />
      </section>
      <section
        aria-labelledby="parecidas-titulo"
        className="rounded-lg border border-line bg-surface p-5 sm:p-6"
      >
        <h2 id="parecidas-titulo" className="text-xl">
          <Trans>Avísame de ofertas parecidas</Trans>
        </h2>
        <p className="mt-2 mb-4 text-muted">
          <Trans>
            Te escribimos cuando se publique una oferta de {isolated(application.departamento_nombre)}, como
            mucho una vez al día.
          </Trans>
        </p>
        <AlertForm
          search={{ departamento: [application.departamento] }}
          look="outline"
          email={viewer.email}
        />
      </section>
    </div>
  );
}
