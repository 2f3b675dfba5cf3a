import { Trans } from '@lingui/react/macro';
import type { Schemas } from '@hiring/contract/api';
import { SiteLink } from '../../ui/SiteLink';
import { Icon } from '../../ui/Icon';
import { MyData } from './MyData';

/** For an account without an application, which has no tabs. */
export function MyDataPage({ erasure }: { erasure: Schemas['ErasureState'] }) {
  return (
    <>
      <SiteLink
        to="/portal-candidato"
        className="inline-flex min-h-11 items-center gap-2 text-link underline underline-offset-4"
      >
        <Icon name="arrow-left" />
        <Trans>Volver a mi portal</Trans>
      </SiteLink>
      <h1 className="mt-2 text-2xl">
        <Trans>Mis datos</Trans>
      </h1>
      <h2 className="sr-only">
        <Trans>Tus datos y lo que puedes hacer con ellos</Trans>
      </h2>
      <div className="mt-6">
        <MyData erasure={erasure} consents={null} />
      </div>
    </>
  );
}
