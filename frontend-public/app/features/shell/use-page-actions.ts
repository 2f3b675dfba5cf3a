import { useEffect } from 'react';
import type { PageAction } from '../../ui/page-action';
import { showToast } from '../../ui/toast';
import { showSettings } from '../consent/consent-store';

async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    showToast({ look: 'success', title: 'Enlace copiado' });
  } catch {
    // Browsers refuse on pages without a secure origin: then the address itself can be copied.
    showToast({ look: 'danger', title: 'No hemos podido copiar el enlace', description: link });
  }
}

const ACTIONS: Readonly<Record<PageAction, (value: string) => void>> = {
  'copy-link': (link) => void copyLink(link),
  'cookie-settings': () => showSettings(true),
};

/** Where filters stand beside the results. On a phone they fold out over them, and a button applies them together. */
const WIDE = '(min-width: 64rem)';

/** Choices of a form that says so are applied as they are made; a text is, once it is sent. */
function applyAtOnce({ target }: Event): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  const chosen = target instanceof HTMLSelectElement || target.type === 'checkbox';
  if (chosen && target.form?.matches('[data-at-once]') && matchMedia(WIDE).matches)
    target.form.requestSubmit();
}

/** Buttons of pages whose code stays on the server: one listener for all of them. */
export function usePageActions(): void {
  useEffect(() => {
    function onClick({ target }: MouseEvent) {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-action]') : null;
      const { action, value = '' } = button?.dataset ?? {};
      if (action && action in ACTIONS) ACTIONS[action as PageAction](value);
    }
    document.documentElement.dataset['scripts'] = '';
    document.addEventListener('click', onClick);
    document.addEventListener('change', applyAtOnce);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('change', applyAtOnce);
    };
  }, []);
}
