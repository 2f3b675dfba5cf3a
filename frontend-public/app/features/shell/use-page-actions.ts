import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { partsArrived } from '../../lib/part';
import type { PageAction } from '../../ui/page-action';
import { showToast } from '../../ui/toast';
import { showSettings } from '../consent/consent-store';

async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    showToast({ look: 'success', title: t`Enlace copiado` });
  } catch {
    // Browsers refuse without a secure origin; the user can copy the URL instead.
    showToast({ look: 'danger', title: t`No hemos podido copiar el enlace`, description: link });
  }
}

const ACTIONS: Readonly<Record<PageAction, (value: string) => void>> = {
  'copy-link': (link) => void copyLink(link),
  'cookie-settings': () => showSettings(true),
};

/** Width from which filters are beside the results. Below it they are collapsed and a button applies them. */
const WIDE = '(min-width: 64rem)';

/** Applies choices of such a form immediately, and a text when it is submitted. */
function applyAtOnce({ target }: Event): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  const chosen = target instanceof HTMLSelectElement || target.type === 'checkbox';
  if (chosen && target.form?.matches('[data-at-once]') && matchMedia(WIDE).matches)
    target.form.requestSubmit();
}

/** Buttons of pages whose code stays on the server: one listener handles all of them. */
export function usePageActions(): void {
  useEffect(() => {
    function onClick({ target }: MouseEvent) {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-action]') : null;
      const { action, value = '' } = button?.dataset ?? {};
      if (action && action in ACTIONS) ACTIONS[action as PageAction](value);
    }
    // What was pressed before is pressed again now (deferred-start.ts), when every part of the page can hear it.
    const start = () => void (document.documentElement.dataset['scripts'] = '');
    const arriving = partsArrived();
    if (arriving) void arriving.then(start);
    else start();
    document.addEventListener('click', onClick);
    document.addEventListener('change', applyAtOnce);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('change', applyAtOnce);
    };
  }, []);
}
