import { PrivateArt } from '../../features/clients/art/PrivateArt';
import { privateClients } from '../../features/clients/copy/private';
import { ContentPage } from '../../features/sections/ContentPage';
import { Picture } from '../../features/sections/Hero';
import { pageMeta } from '../../lib/meta';
import type { Route } from './+types/private-clients';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...privateClients().meta, path: privateClients().path });
}

export default function PrivateClients() {
  return (
    <ContentPage
      copy={privateClients()}
      picture={
        <Picture>
          <PrivateArt />
        </Picture>
      }
    />
  );
}
