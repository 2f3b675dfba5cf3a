import { Trans } from '@lingui/react/macro';
import { ServiceCards } from '../services/ServiceCards';

export function ServiceGrid() {
  return (
    <section
      id="servicios"
      aria-labelledby="servicios-titulo"
      className="mx-auto max-w-7xl px-4 py-14 sm:px-6 lg:py-20"
    >
      <h2 id="servicios-titulo" className="text-2xl">
        <Trans>Qué hacemos</Trans>
      </h2>
      <p className="mt-3 max-w-prose text-lg text-muted">
        <Trans>
          Un vehículo de trabajo parado cuesta dinero. Nos ocupamos de todo lo que lo para, para que tú no
          tengas que hacerlo.
        </Trans>
      </p>
      <div className="mt-8">
        <ServiceCards />
      </div>
      <p className="mt-10 max-w-prose border-s-4 border-line-strong ps-4 text-muted">
        <Trans>
          También hacemos traslados con conductor, asesoramos a empresas sobre su flota y llevamos los
          recursos humanos que todo ello necesita.
        </Trans>
      </p>
    </section>
  );
}
