import { ContentPage } from '../../features/sections/ContentPage';
import { Picture } from '../../features/sections/Hero';
import { OwnParkingArt } from '../../features/services/art/OwnParkingArt';
import { ownParking } from '../../features/services/copy/own-parking';
import { pageMeta } from '../../lib/meta';
import type { Route } from './+types/own-parking';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...ownParking().meta, path: ownParking().path });
}

export default function OwnParking() {
  return (
    <ContentPage
      copy={ownParking()}
      picture={
        <Picture>
          <OwnParkingArt />
        </Picture>
      }
    />
  );
}
