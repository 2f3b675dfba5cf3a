import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { useSite } from '../../lib/site';
import { Alert } from '../../ui/Alert';
import { useFocusOnRound } from '../../ui/use-focus-on-round';
import type { Outcome } from './outcome';

/** The message was refused for a reason that no field can fix. */
export function Failure({ outcome: { status, detail, round } }: { outcome: Outcome }) {
  const company = useSite()?.company;
  const box = useRef<HTMLDivElement>(null);

  useFocusOnRound(box, round);

  const again = status === 422;
  return (
    <Alert
      ref={box}
      look={again ? 'warning' : 'danger'}
      role="alert"
      title={again ? t`Vuelve a enviarlo, por favor` : t`Tu mensaje no se ha enviado`}
    >
      <p>{detail}</p>
      {!again && (
        <p>
          <Trans>Lo que has escrito sigue aquí.</Trans>
          {company && (
            <>
              <Trans>
                {' '}
                Si es urgente, llama al{' '}
                <a href={company.phone_href} dir="ltr" className="font-bold whitespace-nowrap underline">
                  {company.phone}
                </a>
                .
              </Trans>
            </>
          )}
        </p>
      )}
    </Alert>
  );
}
