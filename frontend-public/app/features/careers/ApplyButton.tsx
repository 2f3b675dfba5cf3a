import { Trans } from '@lingui/react/macro';
import { loginPath } from '../../lib/next-path';
import { ButtonLink } from '../../ui/Button';
import { applicationPath } from './vacancy-facts';

/**
 * Link to this vacancy's form. The page is the same for everybody: a signed-in user continues to the form, others
 * create an account first.
 */
export function ApplyButton({ vacancyId, className = '' }: { vacancyId: string; className?: string }) {
  return (
    <ButtonLink
      to={loginPath(applicationPath(vacancyId), 'registro')}
      look="signal"
      className={`min-h-13 w-full text-lg ${className}`}
    >
      <Trans>Presentarme</Trans>
    </ButtonLink>
  );
}
