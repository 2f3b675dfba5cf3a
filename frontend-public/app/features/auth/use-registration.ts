import { localPath } from '../../lib/language/language';
import { t } from '@lingui/core/macro';
import type { ShownNotice } from '@hiring/contract';
import { ApiProblem } from '@hiring/contract/api-problem';
import { useState } from 'react';
import { api, problemText } from '../../lib/api';
import { channelIn } from '../../lib/channel';
import { showToast } from '../../ui/toast';
import { useFormProblem } from '../../ui/use-form-problem';
import { reasonOf } from '../analytics/reason-of';
import { track } from '../analytics/track';
import { registrationErrors } from './account-rules';

interface NewAccount {
  email: string;
  password: string;
}

/** The vacancy and the tracking link's code of the registration: both are in the application form's URL. */
function wishIn(next: string | null): { vacante_id?: string; canal?: string } {
  if (!next?.startsWith('/completar-candidatura?')) return {};
  const search = next.slice(next.indexOf('?'));
  const id = new URLSearchParams(search).get('vacante');
  const canal = channelIn(search);
  return {
    ...(id && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id) ? { vacante_id: id } : {}),
    ...(canal ? { canal } : {}),
  };
}

/** Sends a registration: its state, its errors and the e-mail that the server refused because it is taken. */
export function useRegistration(next: string | null, notice: ShownNotice) {
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const [refusedEmail, setRefusedEmail] = useState<string | null>(null);
  const problem = useFormProblem();

  async function register(values: NewAccount) {
    const email = values.email.trim();
    if (state !== 'idle') return;
    const wrong = registrationErrors(values);
    problem.show(wrong);
    if (Object.keys(wrong).length > 0) {
      return track('form_submit_error', { form: 'registro', reason: 'fields' });
    }
    setState('busy');
    try {
      await api.post('/api/auth/register', {
        body: {
          ...values,
          email,
          aviso_version: notice.version,
          ...wishIn(next),
        },
      });
      setState('done');
      track('form_submit_success', { form: 'registro' });
      window.location.assign(localPath(next ?? '/portal-candidato'));
    } catch (error) {
      setState('idle');
      track('form_submit_error', { form: 'registro', reason: reasonOf(error) });
      if (error instanceof ApiProblem && error.code === 'email_taken') setRefusedEmail(email);
      else if (error instanceof ApiProblem && error.status === 422) problem.show(error.firstErrors());
      else showToast({ look: 'danger', title: t`Error en el registro`, description: problemText(error) });
    }
  }

  return { state, problem, refusedEmail, register };
}
