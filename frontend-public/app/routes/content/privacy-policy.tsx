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
    title: 'Política de privacidad',
    description:
      'Qué datos personales tratamos, para qué, durante cuánto tiempo, quién los ve y cómo ejercer tus derechos.',
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
        title="Política de privacidad"
        lead={
          <p>
            Qué datos tuyos tratamos cuando nos escribes, nos contratas, te presentas a una oferta o pides que
            te avisemos de las nuevas, para qué, y qué puedes hacer con ellos.
          </p>
        }
        {...REVISIONS.privacy}
        before={<Controller company={facts.company} />}
        sections={[...privacyUses(facts), ...privacyRights(facts)]}
      />
    </ServerOnly>
  );
}
