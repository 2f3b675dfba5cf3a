import { useEffect, useRef, type ReactNode } from 'react';

interface OutcomePageProps {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}

/** The layout of a page with one action. Its result is shown in the heading, which is focused and read aloud. */
export function OutcomePage({ title, lead, children }: OutcomePageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);

  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    heading.current?.focus();
  }, [title]);

  return (
    <div className="mx-auto max-w-2xl px-4 pt-10 pb-16 sm:px-6">
      <h1 ref={heading} tabIndex={-1} className="text-2xl">
        {title}
      </h1>
      {lead && <p className="mt-3 max-w-prose text-lg text-muted">{lead}</p>}
      <div className="mt-6 space-y-6">{children}</div>
    </div>
  );
}
