import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Icon } from './Icon';

interface NumberedStep {
  title?: string;
  text: ReactNode;
  done?: boolean;
}

/** What happens one after the other. */
export function NumberedSteps({ steps }: { steps: readonly NumberedStep[] }) {
  return (
    <ol className="space-y-4">
      {steps.map(({ title, text, done }, index) => (
        <li key={index} className="flex gap-3">
          <span
            aria-hidden="true"
            className="grid size-8 shrink-0 place-items-center rounded-full bg-ink text-sm font-bold text-white"
          >
            {done ? <Icon name="check" className="size-4" /> : index + 1}
          </span>
          <div className="min-w-0">
            {title && (
              <p className="font-bold">
                {title}
                {done && (
                  <span className="sr-only">
                    {' '}
                    <Trans>(hecho)</Trans>
                  </span>
                )}
              </p>
            )}
            <div className={title ? 'text-muted' : 'pt-1'}>{text}</div>
          </div>
        </li>
      ))}
    </ol>
  );
}
