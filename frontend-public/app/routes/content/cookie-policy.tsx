import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { cookieCategories } from '../../features/legal/cookie-categories';
import { cookieManagement } from '../../features/legal/cookie-management';
import { LegalPage } from '../../features/legal/LegalPage';
import { REVISIONS } from '../../features/legal/revisions';
import { useLegalFacts } from '../../features/legal/use-legal-facts';
import { pageMeta } from '../../lib/meta';
import { ServerOnly } from '../../lib/ServerOnly';
import type { Route } from './+types/cookie-policy';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: t`Política de cookies`,
    description: t`Qué guarda este sitio en tu navegador, para qué, cuánto dura y cómo cambiarlo.`,
    path: '/politica-cookies',
    robots: 'noindex',
  });
}

export default function CookiePolicy() {
  const facts = useLegalFacts();
  if (!facts) return null;
  return (
    <ServerOnly>
      <LegalPage
        title={t`Política de cookies`}
        lead={
          <p>
            <Trans>
              Una cookie es un dato pequeño que un sitio guarda en tu navegador. Aquí están todas las que
              usamos, y también lo que guardamos de otras formas, que a estos efectos es lo mismo.
            </Trans>
          </p>
        }
        {...REVISIONS.cookies}
        sections={[...cookieCategories(facts), ...cookieManagement(facts)]}
      />
    </ServerOnly>
  );
}
