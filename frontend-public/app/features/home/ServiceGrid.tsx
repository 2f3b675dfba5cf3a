import { contentOf } from '../content/content';
import { ServiceCards } from '../services/ServiceCards';

export function ServiceGrid() {
  const { title, text, note } = contentOf('/').services;
  return (
    <section
      id="servicios"
      aria-labelledby="servicios-titulo"
      className="mx-auto max-w-7xl px-4 py-14 sm:px-6 lg:py-20"
    >
      <h2 id="servicios-titulo" className="text-2xl">
        {title}
      </h2>
      <p className="mt-3 max-w-prose text-lg text-muted">{text}</p>
      <div className="mt-8">
        <ServiceCards />
      </div>
      <p className="mt-10 max-w-prose border-s-4 border-line-strong ps-4 text-muted">{note}</p>
    </section>
  );
}
