import { Trans } from '@lingui/react/macro';
import type { Schemas } from '@hiring/contract/api';
import { ButtonLink } from '../../ui/Button';
import { MailHr } from './ContactHr';
import { SiteLink } from '../../ui/SiteLink';
import { WhatHappensHere } from './WhatHappensHere';

/** Shown before the first application. */
export function EmptyPortal({ viewer }: { viewer: Schemas['SessionUser'] }) {
  const name = viewer.display_name;
  if (viewer.role !== 'candidate') return <OfTheTeam />;
  return (
    <div className="grid gap-8 lg:grid-cols-2 lg:gap-16">
      <div>
        <h1 className="text-2xl">
          <Trans>Te damos la bienvenida a tu portal</Trans>
        </h1>
        <p className="mt-3 max-w-prose text-lg text-muted">
          <Trans>
            Hola, {name}. Todavía no has enviado tu candidatura. Son cinco pasos cortos: puedes hacerlos desde
            el móvil, y lo que escribas se guarda para seguir cuando quieras, también desde otro dispositivo.
          </Trans>
        </p>
        <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <ButtonLink to="/completar-candidatura" look="signal" className="min-h-13 text-lg">
            <Trans>Completar mi candidatura</Trans>
          </ButtonLink>
          <ButtonLink to="/carreras" look="outline" className="min-h-13">
            <Trans>Ver ofertas de empleo</Trans>
          </ButtonLink>
          <MailHr className="min-h-13" />
        </div>
        <p className="mt-6">
          <SiteLink
            to="/portal-candidato?tab=datos"
            className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
          >
            <Trans>Mis datos: descargarlos o borrar mi cuenta</Trans>
          </SiteLink>
        </p>
      </div>
      <WhatHappensHere />
    </div>
  );
}

/** Staff come here by an old link or out of curiosity; few apply themselves. */
function OfTheTeam() {
  return (
    <div className="max-w-prose">
      <h1 className="text-2xl">
        <Trans>Aquí siguen su candidatura quienes se presentan a una oferta</Trans>
      </h1>
      <p className="mt-3 text-lg text-muted">
        <Trans>Tu cuenta es del equipo: las candidaturas que gestionas están en el área interna.</Trans>
      </p>
      <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <ButtonLink to="/sistema-aplicacion/admin" look="ink" className="min-h-13">
          <Trans>Abrir el área interna</Trans>
        </ButtonLink>
        <ButtonLink to="/carreras" look="outline" className="min-h-13">
          <Trans>Ver ofertas de empleo</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}
