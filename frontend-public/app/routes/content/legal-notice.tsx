import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { GeneralInformation } from '../../features/legal/GeneralInformation';
import { LegalPage } from '../../features/legal/LegalPage';
import { noticeTerms } from '../../features/legal/notice-terms';
import { noticeUse } from '../../features/legal/notice-use';
import { REVISIONS } from '../../features/legal/revisions';
import { useLegalFacts } from '../../features/legal/use-legal-facts';
import { pageMeta } from '../../lib/meta';
import { ServerOnly } from '../../lib/ServerOnly';
import type { Route } from './+types/legal-notice';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: t`Aviso legal`,
    description: t`Quién está detrás de este sitio y en qué condiciones se usa.`,
    path: '/aviso-legal',
    robots: 'noindex, follow',
  });
}

export default function LegalNotice() {
  const facts = useLegalFacts();
  if (!facts) return null;
  return (
    <ServerOnly>
      <LegalPage
        title={t`Aviso legal`}
        lead={
          <p>
            <Trans>Quién está detrás de este sitio y en qué condiciones se usa.</Trans>
          </p>
        }
        {...REVISIONS.notice}
        before={<GeneralInformation company={facts.company} />}
        sections={[...noticeUse(facts), ...noticeTerms(facts)]}
      />
    </ServerOnly>
  );
}
