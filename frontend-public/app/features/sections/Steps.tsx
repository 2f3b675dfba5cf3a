import type { PageCopy } from './copy';
import { Section } from './Section';

/** The process as stops along a lane. */
export function Steps({ title, items }: NonNullable<PageCopy['steps']>) {
  return (
    <Section title={title} ground="sand">
      <ol className="grid gap-8 md:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
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
    </Section>
  );
}
