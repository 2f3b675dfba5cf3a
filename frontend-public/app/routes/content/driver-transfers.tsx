import { ContentPage } from '../../features/sections/ContentPage';
import { Picture } from '../../features/sections/Hero';
import { DriverTransferArt } from '../../features/services/art/DriverTransferArt';
import { driverTransfers } from '../../features/services/copy/driver-transfers';
import { pageMeta } from '../../lib/meta';
import type { Route } from './+types/driver-transfers';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...driverTransfers().meta, path: driverTransfers().path });
}

export default function DriverTransfers() {
  return (
    <ContentPage
      copy={driverTransfers()}
      picture={
        <Picture>
          <DriverTransferArt />
        </Picture>
      }
    />
  );
}
