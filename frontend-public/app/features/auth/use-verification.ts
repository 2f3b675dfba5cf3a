import { t } from '@lingui/core/macro';
import { ApiProblem } from '@hiring/contract/api-problem';
import { useState } from 'react';
import { api, problemText } from '../../lib/api';
import { useFormProblem, type FieldErrors } from '../../ui/use-form-problem';

export interface Verification {
  token: string;
  onVerified: (next: string | undefined) => void;
  onExpired: () => void;
}

/** The account's password, or a new one. */
type Proof = { password: string } | { new_password: string; confirm_password: string };

/** Verifies an e-mail with its link's token and a password. */
export function useVerification({ token, onVerified, onExpired }: Verification) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const problem = useFormProblem();

  async function verify(proof: Proof, wrong: FieldErrors) {
    setRefusal(null);
    problem.show(wrong);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    try {
      const answer = await api.post('/api/auth/verify-email', { body: { token, ...proof } });
      if (answer.status === 'verified') return onVerified(answer.next);
      setRefusal(t`La contraseña no es correcta`);
    } catch (error) {
      if (error instanceof ApiProblem && error.status === 410) return onExpired();
      if (error instanceof ApiProblem && error.status === 422) problem.show(error.firstErrors());
      else setRefusal(problemText(error));
    }
    setBusy(false);
  }

  return { refusal, busy, problem, verify };
}
