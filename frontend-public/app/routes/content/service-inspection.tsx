import { ContentPage } from '../../features/sections/ContentPage';
import { Picture } from '../../features/sections/Hero';
import { InspectionArt } from '../../features/services/art/InspectionArt';
import { inspection } from '../../features/services/copy/inspection';
import { pageMeta } from '../../lib/meta';
import type { Route } from './+types/service-inspection';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...inspection().meta, path: inspection().path });
}

export default function Inspection() {
  return (
    <ContentPage
      copy={inspection()}
      picture={
        <Picture>
          <InspectionArt />
        </Picture>
      }
    />
  );
}
