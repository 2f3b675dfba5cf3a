import { ContentPage } from '../../features/sections/ContentPage';
import { Picture } from '../../features/sections/Hero';
import { FleetArt } from '../../features/services/art/FleetArt';
import { fleets } from '../../features/services/copy/fleets';
import { pageMeta } from '../../lib/meta';
import type { Route } from './+types/service-fleets';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...fleets().meta, path: fleets().path });
}

export default function Fleets() {
  return (
    <ContentPage
      copy={fleets()}
      picture={
        <Picture>
          <FleetArt />
        </Picture>
      }
    />
  );
}
