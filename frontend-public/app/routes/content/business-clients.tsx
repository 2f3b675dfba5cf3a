import { BusinessArt } from '../../features/clients/art/BusinessArt';
import { business } from '../../features/clients/copy/business';
import { ContentPage } from '../../features/sections/ContentPage';
import { Picture } from '../../features/sections/Hero';
import { pageMeta } from '../../lib/meta';
import type { Route } from './+types/business-clients';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...business().meta, path: business().path });
}

export default function BusinessClients() {
  return (
    <ContentPage
      copy={business()}
      picture={
        <Picture>
          <BusinessArt />
        </Picture>
      }
    />
  );
}
