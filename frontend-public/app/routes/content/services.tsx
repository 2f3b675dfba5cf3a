import { t } from '@lingui/core/macro';
import { ContentPage } from '../../features/sections/ContentPage';
import { Section } from '../../features/sections/Section';
import { BusinessServices } from '../../features/services/BusinessServices';
import { overview } from '../../features/services/copy/overview';
import { ServiceCards } from '../../features/services/ServiceCards';
import { ServiceSign } from '../../features/services/ServiceSign';
import { pageMeta } from '../../lib/meta';
import type { Route } from './+types/services';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...overview().meta, path: overview().path });
}

export default function Services() {
  return (
    <ContentPage copy={overview()} picture={<ServiceSign />} details={<BusinessServices />}>
      <Section title={t`Qué hace cada servicio`}>
        <ServiceCards />
      </Section>
    </ContentPage>
  );
}
