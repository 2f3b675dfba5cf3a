import { WHAT_GOES, WHAT_STAYS } from './what-goes';

/** What an erasure removes and what the law keeps; the headings are of the level that the place asks for. */
export function GoesAndStays({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  return (
    <div className="space-y-5">
      <List heading={Heading} title="Qué se borra" items={WHAT_GOES} />
      <List heading={Heading} title="Qué nos obliga a conservar la ley" items={WHAT_STAYS} />
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
      <ul className="mt-2 max-w-prose list-disc space-y-1 pl-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
