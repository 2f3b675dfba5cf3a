import { TeamArt } from '../../features/company/art/TeamArt';
import { ourTeam } from '../../features/company/copy/our-team';
import { ContentPage } from '../../features/sections/ContentPage';
import { Picture } from '../../features/sections/Hero';
import { pageMeta } from '../../lib/meta';
import type { Route } from './+types/our-team';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...ourTeam().meta, path: ourTeam().path });
}

export default function OurTeam() {
  return (
    <ContentPage
      copy={ourTeam()}
      picture={
        <Picture>
          <TeamArt />
        </Picture>
      }
    />
  );
}
