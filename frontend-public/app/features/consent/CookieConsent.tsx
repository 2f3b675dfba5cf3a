import { useEffect, useRef, useState } from 'react';
import { OFFLINE } from '../../lib/offline';
import { useSite } from '../../lib/site';
import { showToast } from '../../ui/toast';
import { setAnalytics, track } from '../analytics/track';
import { usePageViews } from '../analytics/use-page-views';
import { consentVersion, type ConsentChoice } from './consent';
import { ConsentBanner } from './ConsentBanner';
import { saveConsent, showSettings, useConsent, useSettingsOpen } from './consent-store';

type Dialog = (typeof import('./ConsentDialog'))['ConsentDialog'];

/**
 * Asks about cookies while there is no choice; afterwards the foot of each page leads back to it. Nothing of it is on the page before
 * scripts run: without them only necessary cookies exist.
 */
export function CookieConsent() {
  const analyticsId = useSite()?.analyticsId ?? null;
  const version = consentVersion(analyticsId);
  const consent = useConsent(version);
  const open = useSettingsOpen();
  const [Dialog, setDialog] = useState<Dialog>();
  const asking = consent === null;
  const asked = useRef(false);

  useEffect(() => {
    if (consent !== undefined) setAnalytics(analyticsId, consent);
  }, [analyticsId, consent]);
  usePageViews(consent?.analytics === true);

  useEffect(() => {
    // The control that had the focus is gone with the banner: the page itself takes it.
    if (asked.current && !asking) document.getElementById('contenido')?.focus({ preventScroll: true });
    asked.current = asking;
  }, [asking]);

  useEffect(() => {
    if (!open || Dialog) return;
    import('./ConsentDialog').then(
      ({ ConsentDialog }) => setDialog(() => ConsentDialog),
      () => {
        showSettings(false);
        showToast({ look: 'danger', title: OFFLINE });
      },
    );
  }, [open, Dialog]);

  function choose(choice: ConsentChoice) {
    saveConsent(choice, version);
    setAnalytics(analyticsId, choice);
    track('cookie_consent', choice);
  }

  if (consent === undefined) return null;
  return (
    <>
      {asking && <ConsentBanner onChoose={choose} />}
      {open && Dialog && (
        <Dialog
          chosen={consent}
          onSave={(choice) => {
            showSettings(false);
            choose(choice);
          }}
        />
      )}
    </>
  );
}
