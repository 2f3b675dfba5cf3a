import { ContentPage } from '../../features/sections/ContentPage';
import { Picture } from '../../features/sections/Hero';
import { TransportArt } from '../../features/services/art/TransportArt';
import { transport } from '../../features/services/copy/transport';
import { pageMeta } from '../../lib/meta';
import type { Route } from './+types/service-transport';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...transport().meta, path: transport().path });
}

export default function Transport() {
  return (
    <ContentPage
      copy={transport()}
      picture={
        <Picture>
          <TransportArt />
        </Picture>
      }
    />
  );
}
