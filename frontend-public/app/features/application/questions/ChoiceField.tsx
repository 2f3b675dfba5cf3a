import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface ChoiceFieldProps {
  /** Id of the first control, which the error summary focuses. */
  id: string;
  legend: string;
  hint: ReactNode;
  error: string | undefined;
  optional: boolean;
  /** Multiple choice. */
  several: boolean;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** A choice of one or several options, with touch-sized targets. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { id, legend, hint, error, optional, several, options, chosen, onChange } = props;
  const describedBy = [hint ? `${id}-ayuda` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  const toggle = (value: string, on: boolean) => {
    if (!several) return onChange([value]);
    onChange(on ? [...chosen, value] : chosen.filter((other) => other !== value));
  };
  return (
    <fieldset
      aria-describedby={describedBy || undefined}
      className={`min-w-0 ${error ? 'border-s-4 border-danger ps-3' : ''}`}
    >
      <legend className="font-bold">
        <bdi>{legend}</bdi>
        {optional && (
          <span className="font-normal text-muted">
            {' '}
            <Trans>(opcional)</Trans>
          </span>
        )}
      </legend>
      {hint && (
        <p id={`${id}-ayuda`} dir="auto" className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      <div className="mt-2 space-y-2">
        {options.map(({ value, label }, place) => (
          <label
            key={value}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md border border-line-strong bg-surface px-4 py-2 hover:border-ink has-checked:border-ink has-checked:bg-sand"
          >
            <input
              id={place === 0 ? id : undefined}
              type={several ? 'checkbox' : 'radio'}
              name={id}
              value={value}
              checked={chosen.includes(value)}
              aria-invalid={error ? true : undefined}
              onChange={(event) => toggle(value, event.target.checked)}
              className="size-5 shrink-0 accent-ink"
            />
            <bdi>{label}</bdi>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 font-bold text-danger">
          <span className="sr-only">
            <Trans>Error:</Trans>{' '}
          </span>
          {error}
        </p>
      )}
    </fieldset>
  );
}
