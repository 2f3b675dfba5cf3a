import { Accesses } from '../../features/resources/Accesses';
import { ResourcesArt } from '../../features/resources/ResourcesArt';
import { resources } from '../../features/resources/copy';
import { ContentPage } from '../../features/sections/ContentPage';
import { Picture } from '../../features/sections/Hero';
import { pageMeta } from '../../lib/meta';
import type { Route } from './+types/resources';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...resources().meta, path: resources().path });
}

export default function Resources() {
  return (
    <ContentPage
      copy={resources()}
      picture={
        <Picture>
          <ResourcesArt />
        </Picture>
      }
    >
      <Accesses />
    </ContentPage>
  );
}
