import type { Ref } from 'react';
import { Button } from '../../ui/Button';
import { showSettings } from './consent-store';

/** Leads back to the choice from every page. On small screens it is no wider than a thumb. */
export function CookieButton({ ref }: { ref: Ref<HTMLButtonElement> }) {
  return (
    <Button
      ref={ref}
      look="outline"
      onClick={() => showSettings(true)}
      className="cookie-button fixed right-4 size-11 rounded-full! px-0! text-sm lg:w-auto lg:px-4!"
    >
      <svg viewBox="0 0 24 24" className="size-5" fill="none" stroke="currentColor" aria-hidden="true">
        <path
          d="M12 3.5a8.5 8.5 0 1 0 8.5 8.5 3.6 3.6 0 0 1-4.3-4.2A3.6 3.6 0 0 1 12 3.5ZM8.5 10h.01M10 15h.01M14 13h.01"
          strokeWidth="1.8"
          strokeLinecap="round"
        />
      </svg>
      <span className="sr-only lg:not-sr-only">Cookies</span>
    </Button>
  );
}
