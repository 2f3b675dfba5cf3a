import { useId, type ReactNode } from 'react';

interface SectionProps {
  title: string;
  text?: string;
  /** `sand` contrasts with the neighbouring sections. */
  ground?: 'paper' | 'sand';
  /** `beside`: the title is on the left of the content on wide screens. */
  layout?: 'stacked' | 'beside';
  children: ReactNode;
}

/** A titled section of a page. */
export function Section({ title, text, ground = 'paper', layout = 'stacked', children }: SectionProps) {
  const id = useId();
  const beside = layout === 'beside';
  return (
    <section aria-labelledby={id} className={ground === 'sand' ? 'bg-sand' : ''}>
      <div
        className={`mx-auto max-w-7xl px-4 py-12 sm:px-6 lg:py-16 ${beside ? 'lg:grid lg:grid-cols-[4fr_8fr] lg:gap-16' : ''}`}
      >
        <div className={beside ? 'lg:sticky lg:top-24 lg:self-start' : ''}>
          <h2 id={id} className="text-2xl">
            {title}
          </h2>
          {text && <p className="mt-3 max-w-prose text-lg text-muted">{text}</p>}
        </div>
        <div className={beside ? 'mt-8 lg:mt-0' : 'mt-8'}>{children}</div>
      </div>
    </section>
  );
}
