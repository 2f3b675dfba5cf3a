import type { Schemas } from '@hiring/contract/api';
import { ConsentCard } from './ConsentCard';
import { DownloadCard } from './DownloadCard';
import { EraseCard } from './EraseCard';
import { WhatWeHold } from './WhatWeHold';

interface MyDataProps {
  erasure: Schemas['ErasureState'];
  /** Null: there is no candidature yet that a consent could be about. */
  consents: Schemas['ConsentResponse'][] | null;
}

/** What is held about the viewer, and what they may do with it. */
export function MyData({ erasure, consents }: MyDataProps) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <WhatWeHold />
      <div className="grid gap-6">
        <DownloadCard />
        {consents && (
          <ConsentCard consent={consents.find(({ finalidad }) => finalidad === 'futuras_ofertas')} />
        )}
        <EraseCard erasure={erasure} />
      </div>
    </div>
  );
}
