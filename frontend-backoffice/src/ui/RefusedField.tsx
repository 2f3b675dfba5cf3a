import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

/** Focuses the first field of its form that was refused, by the browser or by the server. */
export function RefusedField() {
  const { submitCount } = useFormState();
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (submitCount === 0) return;
    place.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount]);
  return <span ref={place} hidden />;
}
