import { t } from '@lingui/core/macro';
const SIZES = { sm: 'size-5', md: 'size-8', lg: 'size-12' } as const;

interface SpinnerProps {
  size?: keyof typeof SIZES;
  message?: string;
  /** Announced to screen readers; false inside a region that announces it already. */
  live?: boolean;
}

/** A spinner with its message. */
export function Spinner({ size = 'md', message = t`Cargando...`, live = true }: SpinnerProps) {
  return (
    <div role={live ? 'status' : undefined} className="flex items-center justify-center gap-3 text-muted">
      <svg viewBox="0 0 32 32" className={`spinner-turn ${SIZES[size]}`} fill="none" aria-hidden="true">
        <circle cx="16" cy="16" r="13" stroke="currentColor" strokeWidth="3" strokeDasharray="9.6 4" />
      </svg>
      <span>{message}</span>
    </div>
  );
}

/** Shown while a page loads. */
export function PageSpinner({ message }: { message?: string }) {
  return (
    <div className="grid min-h-[50vh] place-items-center">
      <Spinner size="lg" message={message} />
    </div>
  );
}
