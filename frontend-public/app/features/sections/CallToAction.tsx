import { useId } from 'react';
import { ContactActions } from './ContactActions';
import type { PageCopy } from './copy';

/** The next steps, and the action again at the end of the page. */
export function CallToAction({ copy }: { copy: PageCopy }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mx-auto max-w-7xl px-4 pb-12 sm:px-6 lg:pb-16">
      <div className="on-ink overflow-hidden rounded-lg bg-ink text-white">
        <div className="lane-line text-ink-line" aria-hidden="true" />
        <div className="p-5 sm:p-10">
          <h2 id={id} className="text-2xl">
            {copy.next.title}
          </h2>
          <p className="mt-3 max-w-prose text-lg text-ink-soft">{copy.next.text}</p>
          <ContactActions copy={copy} />
        </div>
      </div>
    </section>
  );
}
