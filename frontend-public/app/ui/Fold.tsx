import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { Icon } from './Icon';

interface FoldProps {
  label: string;
  /** What is inside, while it is folded. */
  note: ReactNode;
  /** Something inside is wrong: it is open, and framed in red. */
  wrong?: boolean;
  /** Id of the summary, to which an error links. */
  id?: string;
  describedBy?: string;
  /** The content is fetched, so that it is rendered when it is opened. */
  later?: boolean;
  children: ReactNode;
}

/** Optional fields that are folded until somebody wants them. */
export function Fold({ label, note, wrong = false, id, describedBy, later = false, children }: FoldProps) {
  const [opened, setOpened] = useState(false);
  return (
    <details
      open={opened || wrong}
      onToggle={(event) => setOpened(event.currentTarget.open)}
      className={`group rounded-lg border bg-surface ${wrong ? 'border-danger' : 'border-line-strong'}`}
    >
      <summary
        id={id}
        aria-describedby={describedBy}
        className="flex min-h-14 cursor-pointer items-center justify-between gap-3 px-4 py-3"
      >
        <span className="min-w-0">
          <span className="block font-bold">
            {label}
            <span className="font-normal text-muted">
              {' '}
              <Trans>(opcional)</Trans>
            </span>
          </span>
          <span className="line-clamp-2 text-sm break-words text-muted group-open:hidden">{note}</span>
        </span>
        <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      {(!later || opened || wrong) && (
        <div className="space-y-6 border-t border-line px-4 pt-4 pb-5">{children}</div>
      )}
    </details>
  );
}
