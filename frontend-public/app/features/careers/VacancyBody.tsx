import type { Schemas } from '@hiring/contract/api';

function List({ title, items }: { title: string; items: string[] }) {
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-3 space-y-2">
        {items.map((item) => (
          <li key={item} className="flex gap-3">
            <svg
              viewBox="0 0 10 14"
              className="mt-1.5 h-3 shrink-0 text-muted"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.5"
              aria-hidden="true"
            >
              <path d="m2 2 5 5-5 5" />
            </svg>
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The text of an opening. */
export function VacancyBody({ vacancy }: { vacancy: Schemas['VacancyResponse'] }) {
  return (
    <div className="max-w-prose space-y-9">
      <section>
        <h2 className="text-xl">El puesto</h2>
        <div className="mt-3 whitespace-pre-line">{vacancy.descripcion}</div>
      </section>
      <List title="Qué harás" items={vacancy.responsabilidades} />
      <List title="Qué pedimos" items={vacancy.requisitos} />
      <List title="Qué ofrecemos" items={vacancy.beneficios} />
      <List title="Idiomas" items={vacancy.idiomas} />
      {vacancy.tags.length > 0 && (
        <ul aria-label="Etiquetas" className="flex flex-wrap gap-2">
          {vacancy.tags.map((tag) => (
            <li key={tag} className="rounded-full bg-sand px-3 py-1 text-sm">
              {tag}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
