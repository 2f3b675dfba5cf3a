import { Trans } from '@lingui/react/macro';
import type { FormEvent, ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { localPath } from '../../lib/language/language';
import { Button, type ButtonLook } from '../../ui/Button';
import { useHydrated } from '../../ui/use-hydrated';

/** Reloads the page: with a script, or without scripts as a form to the same address. */
export function ReloadButton({ look, children }: { look?: ButtonLook; children: ReactNode }) {
  const { pathname, search } = useLocation();

  function reload(event: FormEvent) {
    event.preventDefault();
    window.location.reload();
  }

  return (
    // Two leading slashes would address another site.
    <form action={localPath(pathname.replace(/^\/+/, '/'))} onSubmit={reload}>
      {[...new URLSearchParams(search)].map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" look={look}>
        {children}
      </Button>
    </form>
  );
}

/** Going back needs scripts: without them nothing is shown. */
export function BackButton() {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  return (
    <Button look="outline" className={hydrated ? '' : 'invisible'} onClick={() => void navigate(-1)}>
      <Trans>Volver atrás</Trans>
    </Button>
  );
}
