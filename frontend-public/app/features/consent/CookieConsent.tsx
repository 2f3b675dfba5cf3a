import { Suspense, useEffect, useRef, useState } from 'react';
import { OFFLINE } from '../../lib/offline';
import { partOf } from '../../lib/part';
import { useSite } from '../../lib/site';
import { showToast } from '../../ui/toast';
import { setAnalytics, track } from '../analytics/track';
import { usePageViews } from '../analytics/use-page-views';
import { consentVersion, type ConsentChoice } from './consent';
import { saveConsent, showSettings, useConsent, useSettingsOpen } from './consent-store';

/** Whoever has decided does without. */
const ConsentBanner = partOf(async () => (await import('./ConsentBanner')).ConsentBanner);

type Dialog = (typeof import('./ConsentDialog'))['ConsentDialog'];

/**
 * Asks for cookie consent while there is none; afterwards the footer of each page opens the settings. It is not
 * rendered before scripts run: without scripts only necessary cookies exist.
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
    // The focused control was removed with the banner: the page gets the focus.
    if (asked.current && !asking) document.getElementById('contenido')?.focus({ preventScroll: true });
    asked.current = asking;
  }, [asking]);

  useEffect(() => {
    if (!open || Dialog) return;
    import('./ConsentDialog').then(
      ({ ConsentDialog }) => setDialog(() => ConsentDialog),
      () => {
        showSettings(false);
        showToast({ look: 'danger', title: OFFLINE() });
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
      {asking && (
        <Suspense>
          <ConsentBanner onChoose={choose} />
        </Suspense>
      )}
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
