import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import { useFocusOnRound } from './use-focus-on-round';

export interface SummaryError {
  /** Id of the control to link to; an error without a control is plain text. */
  fieldId: string;
  message: string;
}

interface ErrorSummaryProps {
  errors: SummaryError[];
  /** A change moves the focus here when there are errors. */
  round: number;
  title?: string;
}

/** The errors at the top of the form. */
export function ErrorSummary({ errors, round, title = t`Revisa estos datos` }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);

  useFocusOnRound(box, round);

  if (errors.length === 0) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="rounded-md border-2 border-danger bg-danger-soft p-4"
    >
      <p className="font-bold text-danger">{title}</p>
      <ul className="mt-1">
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              className="inline-block py-2.5 text-danger underline"
              onClick={(event) => {
                const control = document.getElementById(fieldId);
                if (!control) return;
                event.preventDefault();
                control.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
