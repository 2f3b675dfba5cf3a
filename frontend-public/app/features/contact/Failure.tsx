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
      title={again ? 'Vuelve a enviarlo, por favor' : 'Tu mensaje no se ha enviado'}
    >
      <p>{detail}</p>
      {!again && (
        <p>
          Lo que has escrito sigue aquí.
          {company && (
            <>
              {' '}
              Si es urgente, llama al{' '}
              <a href={company.phone_href} className="font-bold whitespace-nowrap underline">
                {company.phone}
              </a>
              .
            </>
          )}
        </p>
      )}
    </Alert>
  );
}
