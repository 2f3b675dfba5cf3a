import { ContentPage } from '../../features/sections/ContentPage';
import { Picture } from '../../features/sections/Hero';
import { WorkshopArt } from '../../features/services/art/WorkshopArt';
import { maintenance } from '../../features/services/copy/maintenance';
import { pageMeta } from '../../lib/meta';
import type { Route } from './+types/service-maintenance';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...maintenance().meta, path: maintenance().path });
}

export default function Maintenance() {
  return (
    <ContentPage
      copy={maintenance()}
      picture={
        <Picture>
          <WorkshopArt />
        </Picture>
      }
    />
  );
}
