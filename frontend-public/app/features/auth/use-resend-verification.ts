import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { api, problemText } from '../../lib/api';
import { showToast } from '../../ui/toast';

/** Sends the verification e-mail again to the address of the session. */
export function useResendVerification() {
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');

  async function resend() {
    if (state !== 'idle') return;
    setState('busy');
    try {
      await api.post('/api/auth/resend-verification');
      setState('sent');
      showToast({
        look: 'success',
        title: t`Correo enviado`,
        description: t`Te hemos enviado otro enlace de verificación. Mira también en el correo no deseado.`,
      });
    } catch (error) {
      setState('idle');
      showToast({ look: 'danger', title: t`No hemos podido enviarlo`, description: problemText(error) });
    }
  }

  return { state, resend };
}
