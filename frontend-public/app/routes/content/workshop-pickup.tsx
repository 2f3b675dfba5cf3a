import { ContentPage } from '../../features/sections/ContentPage';
import { Picture } from '../../features/sections/Hero';
import { WorkshopPickupArt } from '../../features/services/art/WorkshopPickupArt';
import { workshopPickup } from '../../features/services/copy/workshop-pickup';
import { pageMeta } from '../../lib/meta';
import type { Route } from './+types/workshop-pickup';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...workshopPickup().meta, path: workshopPickup().path });
}

export default function WorkshopPickup() {
  return (
    <ContentPage
      copy={workshopPickup()}
      picture={
        <Picture>
          <WorkshopPickupArt />
        </Picture>
      }
    />
  );
}
