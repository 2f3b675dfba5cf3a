import { useRef } from 'react';
import { useFocusOnRound } from './use-focus-on-round';

export interface SummaryError {
  /** id of the control to go to; one without a control is shown as text. */
  fieldId: string;
  message: string;
}

interface ErrorSummaryProps {
  errors: SummaryError[];
  /** The focus moves here when this changes and there are errors. */
  round: number;
  title?: string;
}

/** What is wrong, at the top of the form. */
export function ErrorSummary({ errors, round, title = 'Revisa estos datos' }: ErrorSummaryProps) {
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
