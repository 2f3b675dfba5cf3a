import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { STEP_COUNT } from './steps';

/**
 * The step is in the URL (`paso`), so that the phone's back button goes one step back instead of leaving the form. The
 * URL cannot open a step that was not reached before.
 */
export function useSteps(initiallyReached: number) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [reached, setReached] = useState(initiallyReached);
  const asked = Number(params.get('paso') ?? initiallyReached);
  const step = Number.isInteger(asked) ? Math.max(1, Math.min(asked, reached, STEP_COUNT)) : 1;

  const goTo = useCallback(
    (target: number) => {
      setReached((before) => Math.max(before, target));
      const next = new URLSearchParams(params);
      next.set('paso', String(target));
      // Two presses before the step is rendered count as one.
      const there = new URLSearchParams(window.location.search).get('paso') === String(target);
      void navigate({ search: next.toString() }, { replace: there });
    },
    [navigate, params],
  );

  const named = params.has('paso');
  useEffect(() => {
    if (named) return;
    // The first history entry names its step too: going back to it must not open the furthest step.
    const next = new URLSearchParams(params);
    next.set('paso', String(step));
    void navigate({ search: next.toString() }, { replace: true, preventScrollReset: true });
  }, [named, params, step, navigate]);

  return { step, reached, goTo, advanced: reached > initiallyReached };
}
