import type { ReactNode } from 'react';
import { ContactActions } from './ContactActions';
import type { PageCopy } from './copy';

interface HeroProps {
  copy: PageCopy;
  /** The drawing beside the text, or its replacement. */
  picture: ReactNode;
}

/** The first screen: the page's topic, the action and three short answers. */
export function Hero({ copy, picture }: HeroProps) {
  const { title, lead, brief } = copy.hero;
  return (
    <section className="on-ink bg-ink text-white">
      <div className="mx-auto grid max-w-7xl items-center gap-10 px-4 pt-8 pb-10 sm:px-6 sm:pt-12 lg:grid-cols-[7fr_5fr] lg:gap-16 lg:pb-12">
        <div>
          <h1 className="text-3xl">{title}</h1>
          <p className="mt-5 max-w-xl text-lg text-ink-soft">{lead}</p>
          <ContactActions copy={copy} />
        </div>
        {picture}
      </div>
      <div className="lane-line text-ink-line" aria-hidden="true" />
      <dl className="mx-auto grid max-w-7xl gap-6 px-4 py-8 sm:px-6 md:grid-cols-3 md:gap-10">
        {brief.map((answer) => (
          <div key={answer.title}>
            <dt className="font-bold">{answer.title}</dt>
            <dd className="mt-1 text-ink-soft">{answer.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A frame for a drawing, like the signs of the home page. */
export function Picture({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-xl overflow-hidden rounded-lg border-4 border-white shadow-high">
      {children}
    </div>
  );
}
