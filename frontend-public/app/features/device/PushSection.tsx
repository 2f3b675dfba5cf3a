import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Schemas } from '@hiring/contract/api';
import { useEffect, useState } from 'react';
import { problemText } from '../../lib/api';
import { longDate } from '../../lib/dates';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { SiteLink } from '../../ui/SiteLink';
import { showToast } from '../../ui/toast';
import { AccountSection } from '../account/AccountSection';
import { endPush, idHere } from './push';

interface PushSectionProps {
  subscriptions: Schemas['PushSubscriptionResponse'][];
  onChanged: () => void;
}

/** The person's browsers that get web push. */
export function PushSection({ subscriptions, onChanged }: PushSectionProps) {
  const [busy, setBusy] = useState<string | null>(null);
  const [here, setHere] = useState<string | null>(null);
  useEffect(() => {
    idHere(subscriptions).then(setHere, () => setHere(null));
  }, [subscriptions]);

  async function end(subscription: Schemas['PushSubscriptionResponse']) {
    setBusy(subscription.id);
    try {
      await endPush(subscription);
      showToast({ look: 'success', title: t`Ya no recibirás avisos ahí` });
      onChanged();
    } catch (error) {
      showToast({ look: 'danger', title: t`No hemos podido quitarlo`, description: problemText(error) });
    }
    setBusy(null);
  }

  return (
    <AccountSection title={t`Avisos en tus navegadores`}>
      {subscriptions.length === 0 ? (
        <p className="text-muted">
          <Trans>
            No recibes avisos en ningún navegador. Puedes activarlos en el resumen de{' '}
            <SiteLink to="/portal-candidato" className="text-link underline">
              tu portal
            </SiteLink>
            .
          </Trans>
        </p>
      ) : (
        <>
          <p className="text-muted">
            <Trans>Dónde te avisamos en la pantalla, además de por correo.</Trans>
          </p>
          <ul className="divide-y divide-line border-y border-line">
            {subscriptions.map((subscription) => (
              <li key={subscription.id} className="flex flex-wrap items-center justify-between gap-3 py-4">
                <div className="min-w-0">
                  <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-bold">
                    {subscription.dispositivo}
                    {subscription.id === here && (
                      <Badge tone="green">
                        <Trans>Este dispositivo</Trans>
                      </Badge>
                    )}
                  </p>
                  <p className="text-sm text-muted">
                    <Trans>Desde el {longDate(subscription.created_at)}</Trans>
                  </p>
                </div>
                <Button
                  look="outline"
                  disabled={busy !== null}
                  aria-label={t`Quitar los avisos de ${subscription.dispositivo}`}
                  onClick={() => void end(subscription)}
                >
                  <Trans>Quitar</Trans>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </AccountSection>
  );
}
