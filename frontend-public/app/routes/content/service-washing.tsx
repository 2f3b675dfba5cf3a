import { ContentPage } from '../../features/sections/ContentPage';
import { Picture } from '../../features/sections/Hero';
import { WashArt } from '../../features/services/art/WashArt';
import { washing } from '../../features/services/copy/washing';
import { pageMeta } from '../../lib/meta';
import type { Route } from './+types/service-washing';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...washing().meta, path: washing().path });
}

export default function Washing() {
  return (
    <ContentPage
      copy={washing()}
      picture={
        <Picture>
          <WashArt />
        </Picture>
      }
    />
  );
}
