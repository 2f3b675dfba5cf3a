import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/Button';
import { SiteLink } from '../../ui/SiteLink';
import { EVERYTHING, NECESSARY_ONLY, type ConsentChoice } from './consent';
import { showSettings } from './consent-store';

/** Fits two words into a third of a small phone. */
const THIRD = 'px-1! text-sm lg:px-5! lg:whitespace-nowrap';

/** Refusing is as visible and easy as accepting. */
export function ConsentBanner({ onChoose }: { onChoose: (choice: ConsentChoice) => void }) {
  return (
    <section
      aria-label={t`Aviso de cookies`}
      className="cookie-banner fixed inset-x-0 bottom-0 border-t border-line-strong bg-surface pt-3 shadow-high"
    >
      <div className="mx-auto grid max-w-7xl items-center gap-3 px-4 sm:px-6 lg:grid-cols-[1fr_auto] lg:gap-10">
        <div className="text-sm">
          {/* Short blocks, so that the notice is not the largest element of the page. */}
          <p>
            <Trans>
              Usamos cookies propias para que el sitio funcione; las de análisis, marketing y preferencias,
              solo si las aceptas.{' '}
            </Trans>
          </p>
          <SiteLink
            to="/politica-cookies"
            className="inline-flex min-h-8 items-center text-link underline underline-offset-4"
          >
            <Trans>Política de cookies</Trans>
          </SiteLink>
        </div>
        <div className="grid grid-cols-3 gap-2 lg:gap-3">
          <Button className={THIRD} onClick={() => onChoose(NECESSARY_ONLY)}>
            <Trans>Solo necesarias</Trans>
          </Button>
          <Button look="outline" className={THIRD} onClick={() => showSettings(true)}>
            <Trans>Configurar</Trans>
          </Button>
          <Button className={THIRD} onClick={() => onChoose(EVERYTHING)}>
            <Trans>Aceptar todas</Trans>
          </Button>
        </div>
      </div>
    </section>
  );
}
