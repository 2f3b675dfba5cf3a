import type { Schemas } from '@hiring/contract/api';
import { ConsentCard } from './ConsentCard';
import { DownloadCard } from './DownloadCard';
import { EraseCard } from './EraseCard';
import { WhatWeHold } from './WhatWeHold';

interface MyDataProps {
  erasure: Schemas['ErasureState'];
  /** Null: there is no application yet to which a consent could belong. */
  consents: Schemas['ConsentResponse'][] | null;
}

/** The data that are stored about the viewer, and the viewer's rights. */
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
