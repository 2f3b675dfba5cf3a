import { ContentPage } from '../../features/sections/ContentPage';
import { Picture } from '../../features/sections/Hero';
import { CustodyArt } from '../../features/services/art/CustodyArt';
import { custody } from '../../features/services/copy/custody';
import { pageMeta } from '../../lib/meta';
import type { Route } from './+types/service-custody';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...custody().meta, path: custody().path });
}

export default function Custody() {
  return (
    <ContentPage
      copy={custody()}
      picture={
        <Picture>
          <CustodyArt />
        </Picture>
      }
    />
  );
}
