import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { LegalPage } from '../../features/legal/LegalPage';
import { privacyRights } from '../../features/legal/privacy-rights';
import { privacyUses } from '../../features/legal/privacy-uses';
import { REVISIONS } from '../../features/legal/revisions';
import { Controller } from '../../features/legal/Controller';
import { useLegalFacts } from '../../features/legal/use-legal-facts';
import { pageMeta } from '../../lib/meta';
import { ServerOnly } from '../../lib/ServerOnly';
import type { Route } from './+types/privacy-policy';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: t`Política de privacidad`,
    description: t`Qué datos personales tratamos, para qué, durante cuánto tiempo, quién los ve y cómo ejercer tus derechos.`,
    path: '/politica-privacidad',
    robots: 'noindex',
  });
}

export default function PrivacyPolicy() {
  const facts = useLegalFacts();
  if (!facts) return null;
  return (
    <ServerOnly>
      <LegalPage
        title={t`Política de privacidad`}
        lead={
          <p>
            <Trans>
              Qué datos tuyos tratamos cuando nos escribes, nos contratas, te presentas a una oferta o pides
              que te avisemos de las nuevas, para qué, y qué puedes hacer con ellos.
            </Trans>
          </p>
        }
        {...REVISIONS.privacy}
        before={<Controller company={facts.company} />}
        sections={[...privacyUses(facts), ...privacyRights(facts)]}
      />
    </ServerOnly>
  );
}
