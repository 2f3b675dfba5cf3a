import { ClientsArt } from '../../features/clients/art/ClientsArt';
import { clients } from '../../features/clients/copy/overview';
import { ContentPage } from '../../features/sections/ContentPage';
import { Picture } from '../../features/sections/Hero';
import { pageMeta } from '../../lib/meta';
import type { Route } from './+types/clients';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...clients().meta, path: clients().path });
}

export default function Clients() {
  return (
    <ContentPage
      copy={clients()}
      picture={
        <Picture>
          <ClientsArt />
        </Picture>
      }
    />
  );
}
