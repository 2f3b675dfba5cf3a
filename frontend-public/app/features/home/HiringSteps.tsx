import { contentOf } from '../content/content';

/** The hiring process after applying: four stops along a lane. */
export function HiringSteps() {
  const { title, items } = contentOf('/').steps;
  return (
    <section aria-labelledby="proceso-titulo" className="bg-sand">
      <div className="mx-auto max-w-7xl px-4 py-14 sm:px-6 lg:py-20">
        <h2 id="proceso-titulo" className="text-2xl">
          {title}
        </h2>
        <ol className="mt-8 grid gap-8 md:grid-cols-2 lg:grid-cols-4">
          {items.map((step, index) => (
            <li key={step.title}>
              <div className="flex items-center gap-3" aria-hidden="true">
                <span className="grid size-10 shrink-0 place-items-center rounded-full bg-ink text-lg font-bold text-white">
                  {index + 1}
                </span>
                <span className="lane-line grow text-ink" />
              </div>
              <h3 className="mt-4 text-lg">{step.title}</h3>
              <p className="mt-1 text-muted">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
