import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/Button';

/** For visitors who find no suitable vacancy. */
export function SpontaneousInvite() {
  return (
    <section
      aria-labelledby="espontanea-titulo"
      className="on-ink mt-12 overflow-hidden rounded-lg bg-ink text-white"
    >
      <div className="lane-line text-ink-line" aria-hidden="true" />
      <div className="p-6 sm:p-8">
        <h2 id="espontanea-titulo" className="text-xl">
          <Trans>¿No ves tu puesto?</Trans>
        </h2>
        <p className="mt-2 max-w-prose text-ink-soft">
          <Trans>
            Cuéntanos qué sabes hacer. Elige departamento y posición, adjunta tu CV y lo tendremos en cuenta
            para los puestos que encajen contigo.
          </Trans>
        </p>
        <ButtonLink to="/completar-candidatura" look="signal" className="mt-5 w-full sm:w-auto">
          <Trans>Enviar candidatura espontánea</Trans>
        </ButtonLink>
      </div>
    </section>
  );
}
