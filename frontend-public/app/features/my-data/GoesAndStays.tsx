import { t } from '@lingui/core/macro';
import { WHAT_GOES, WHAT_STAYS } from './what-goes';

/** Lists what an erasure removes and what the law keeps; `heading` is the heading level of the place. */
export function GoesAndStays({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  return (
    <div className="space-y-5">
      <List heading={Heading} title={t`Qué se borra`} items={WHAT_GOES()} />
      <List heading={Heading} title={t`Qué nos obliga a conservar la ley`} items={WHAT_STAYS()} />
    </div>
  );
}

function List({
  heading: Heading,
  title,
  items,
}: {
  heading: 'h2' | 'h3';
  title: string;
  items: readonly string[];
}) {
  return (
    <section>
      <Heading className="text-lg">{title}</Heading>
      <ul className="mt-2 max-w-prose list-disc space-y-1 ps-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
