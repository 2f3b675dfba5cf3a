import { contentOfRoute } from '../../features/content/content';
import { LegalPage } from '../../features/legal/LegalPage';
import { type LegalLayout, useLegalFacts } from '../../features/legal/use-legal-facts';
import { pageMeta } from '../../lib/meta';
import { ServerOnly } from '../../lib/ServerOnly';
import type { Route } from './+types/legal-page';

export function meta({ matches }: Route.MetaArgs) {
  const page = contentOfRoute<LegalLayout>(matches);
  return pageMeta(matches, { ...page, robots: page.path === '/aviso-legal' ? 'noindex, follow' : 'noindex' });
}

export default function Legal({ matches }: Route.ComponentProps) {
  const facts = useLegalFacts();
  if (!facts) return null;
  return (
    <ServerOnly>
      <LegalPage page={contentOfRoute<LegalLayout>(matches)} facts={facts} />
    </ServerOnly>
  );
}
