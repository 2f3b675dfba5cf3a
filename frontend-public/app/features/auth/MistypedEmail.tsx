import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/Button';
import { probableEmail } from './mistyped-domain';

interface MistypedEmailProps {
  email: string;
  onUse: (email: string) => void;
}

/** A link that goes to a mistyped address never arrives: asks before it is sent. */
export function MistypedEmail({ email, onUse }: MistypedEmailProps) {
  const meant = probableEmail(email);
  return (
    <div role="status">
      {meant !== null && (
        <div className="mt-3 badge tone-yellow space-y-3 rounded-md p-4">
          <p className="font-bold">
            <Trans>
              ¿Querías escribir <bdi className="inline-block max-w-full wrap-anywhere">{meant}</bdi>?
            </Trans>
          </p>
          <Button look="outline" onClick={() => onUse(meant)}>
            <Trans>Sí, cambiarlo</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
