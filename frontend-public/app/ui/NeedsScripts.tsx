import { Trans } from '@lingui/react/macro';

/** Shown where buttons need scripts. `what` completes the sentence. */
export function NeedsScripts({ what }: { what: string }) {
  return (
    <noscript>
      <p role="note" className="my-4 border-s-4 border-danger ps-3 font-bold text-danger">
        <Trans>
          Tu navegador tiene JavaScript desactivado: aquí puedes leerlo todo, pero para {what} hace falta
          activarlo.
        </Trans>
      </p>
    </noscript>
  );
}
