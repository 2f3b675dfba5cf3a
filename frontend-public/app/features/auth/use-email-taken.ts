import { LIMITS } from '@hiring/contract';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../lib/api';

/**
 * Whether the typed e-mail already has an account. Debounced by half a second and immediate on blur; a newer check
 * aborts the previous one. Errors are ignored: the registration decides.
 */
export function useEmailTaken() {
  const [takenEmail, setTakenEmail] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const request = useRef<AbortController>(undefined);

  function cancel() {
    clearTimeout(timer.current);
    request.current?.abort();
  }

  useEffect(() => cancel, []);

  function checkNow(email: string) {
    cancel();
    const wanted = email.trim();
    if (wanted.length < LIMITS.emailCheckMinChars) return;
    const controller = new AbortController();
    request.current = controller;
    api
      .post('/api/auth/email-exists', { body: { email: wanted }, signal: controller.signal })
      .then(({ exists }) => {
        if (!controller.signal.aborted) setTakenEmail(exists ? wanted : null);
      })
      .catch(() => null);
  }

  function checkSoon(email: string) {
    cancel();
    setTakenEmail(null);
    timer.current = setTimeout(() => checkNow(email), LIMITS.emailCheckDelayMs);
  }

  return { takenEmail, checkNow, checkSoon };
}
