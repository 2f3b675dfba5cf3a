import type { Schemas } from '@hiring/contract/api';
import { DownloadCard } from './DownloadCard';
import { EraseCard } from './EraseCard';
import { WhatWeHold } from './WhatWeHold';

/** What is held about the viewer, and what they may do with it. */
export function MyData({ erasure }: { erasure: Schemas['ErasureState'] }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <WhatWeHold />
      <div className="grid gap-6">
        <DownloadCard />
        <EraseCard erasure={erasure} />
      </div>
    </div>
  );
}
