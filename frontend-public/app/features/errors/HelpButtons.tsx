import type { FormEvent, ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button, type ButtonLook } from '../../ui/Button';
import { useHydrated } from '../../ui/use-hydrated';

/** Loads the page once more: by script as the browser's own button does, without one as a form of the same address. */
export function ReloadButton({ look, children }: { look?: ButtonLook; children: ReactNode }) {
  const { pathname, search } = useLocation();

  function reload(event: FormEvent) {
    event.preventDefault();
    window.location.reload();
  }

  return (
    // Two slashes at the front would be read as another site.
    <form action={pathname.replace(/^\/+/, '/')} onSubmit={reload}>
      {[...new URLSearchParams(search)].map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" look={look}>
        {children}
      </Button>
    </form>
  );
}

/** Only scripts can go back: without them its place stays empty. */
export function BackButton() {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  return (
    <Button look="outline" className={hydrated ? '' : 'invisible'} onClick={() => void navigate(-1)}>
      Volver atrás
    </Button>
  );
}
