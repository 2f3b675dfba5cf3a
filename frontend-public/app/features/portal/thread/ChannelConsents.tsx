import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { TEXT_CHANNEL_LABEL } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { useEffect, useState } from 'react';
import { api, problemText } from '../../../lib/api';
import { Alert } from '../../../ui/Alert';

type Consent = Schemas['ChannelConsentResponse'];

/** By which channels the person takes messages besides the portal; nothing while the company uses none. */
export function ChannelConsents() {
  const [consents, setConsents] = useState<readonly Consent[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    // The conversation works without it.
    api.get('/api/me/channel-consents').then(setConsents, () => undefined);
  }, []);

  async function decide(canal: Consent['canal'], acepta: boolean): Promise<void> {
    const known = consents;
    const show = (shown: Pick<Consent, 'canal' | 'acepta'>) =>
      setConsents(known.map((one) => (one.canal === shown.canal ? { ...one, ...shown } : one)));
    setBusy(true);
    setFailure(null);
    // At once, as a box that is ticked looks; what could not be saved is taken back.
    show({ canal, acepta });
    try {
      show(await api.put('/api/me/channel-consents', { body: { canal, acepta } }));
    } catch (error) {
      setConsents(known);
      setFailure(problemText(error));
    } finally {
      setBusy(false);
    }
  }

  if (consents.length === 0) return null;
  return (
    <fieldset className="space-y-2 border-t border-line pt-5">
      <legend className="sr-only">
        <Trans>Otras formas de recibir mensajes</Trans>
      </legend>
      {consents.map(({ canal, acepta }) => (
        <label key={canal} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            className="size-6 shrink-0 accent-ink"
            checked={acepta === true}
            onChange={({ target }) => void (busy || decide(canal, target.checked))}
          />
          <span>{t`Quiero recibir mensajes de RRHH también por ${TEXT_CHANNEL_LABEL[canal]}`}</span>
        </label>
      ))}
      <p className="text-sm text-muted">
        <Trans>Puedes dejarlo cuando quieras: quita la marca o responde BAJA.</Trans>
      </p>
      {failure && (
        <Alert look="danger" role="alert" title={t`No se pudo guardar`}>
          <p>{failure}</p>
        </Alert>
      )}
    </fieldset>
  );
}
