import { useId, type ReactNode } from 'react';

interface AccountSectionProps {
  title: string;
  /** Status text beside the title. */
  badge?: ReactNode;
  children: ReactNode;
}

export function AccountSection({ title, badge, children }: AccountSectionProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="min-w-0 space-y-4 rounded-lg border border-line bg-surface p-4 sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        {badge}
      </div>
      {children}
    </section>
  );
}
