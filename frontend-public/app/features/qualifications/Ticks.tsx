import type { ReactNode } from 'react';

const COLUMNS = {
  1: 'sm:grid-cols-2',
  2: 'grid-cols-2 sm:grid-cols-3',
  3: 'grid-cols-3 sm:grid-cols-4',
} as const;

interface TicksProps<Value extends string> {
  legend: string;
  hint?: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onToggle: (value: Value, on: boolean) => void;
  /** The main question of its step. */
  large?: boolean;
  /** Columns on a phone; three for texts as short as "C+E". */
  columns?: keyof typeof COLUMNS;
  children?: ReactNode;
}

/** Checkboxes with touch-sized targets; the details of ticked options are below them. */
export function Ticks<Value extends string>(props: TicksProps<Value>) {
  const { legend, hint, options, chosen, onToggle, columns = 1, large = false, children } = props;
  return (
    <fieldset className="min-w-0">
      <legend className={`font-bold ${large ? 'text-lg' : ''}`}>{legend}</legend>
      {hint && <p className="mt-1 text-sm text-muted">{hint}</p>}
      <div className={`mt-2 grid gap-2 ${COLUMNS[columns]}`}>
        {options.map(({ value, label }) => (
          <label
            key={value}
            className={`flex cursor-pointer items-center gap-2.5 rounded-md border border-line-strong bg-surface px-3 py-2 hover:border-ink has-checked:border-ink has-checked:bg-sand ${large ? 'min-h-16 text-lg font-bold' : 'min-h-12'}`}
          >
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={(event) => onToggle(value, event.target.checked)}
              className="size-5 shrink-0 accent-ink"
            />
            {label}
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
