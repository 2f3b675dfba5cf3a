import { SERVICES } from './services';

export function ServiceGrid() {
  return (
    <section
      id="servicios"
      aria-labelledby="servicios-titulo"
      className="mx-auto max-w-7xl px-4 py-14 sm:px-6 lg:py-20"
    >
      <h2 id="servicios-titulo" className="text-2xl">
        Qué hacemos
      </h2>
      <p className="mt-3 max-w-prose text-lg text-muted">
        Un vehículo de trabajo parado cuesta dinero. Nos ocupamos de todo lo que lo para, para que tú no
        tengas que hacerlo.
      </p>
      <ul className="mt-8 grid gap-x-6 gap-y-8 sm:gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {SERVICES.map(({ name, text, Art }) => (
          <li key={name} className="grid grid-cols-[7.5rem_1fr] items-start gap-4 sm:block">
            <div className="overflow-hidden rounded-lg">
              <Art />
            </div>
            <div>
              <h3 className="text-lg sm:mt-4">{name}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-10 max-w-prose border-l-4 border-line-strong pl-4 text-muted">
        También hacemos traslados con conductor, asesoramos a empresas sobre su flota y llevamos los recursos
        humanos que todo ello necesita.
      </p>
    </section>
  );
}
