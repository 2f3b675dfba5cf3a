import { loginPath } from '../../lib/next-path';
import { ButtonLink } from '../../ui/Button';
import { applicationPath } from './vacancy-facts';

/**
 * To the form of this vacancy. The page is the same for everybody: who has a session is sent on to the form at once,
 * who has none creates an account on the way, once.
 */
export function ApplyButton({ vacancyId, className = '' }: { vacancyId: string; className?: string }) {
  return (
    <ButtonLink
      to={loginPath(applicationPath(vacancyId), 'registro')}
      look="signal"
      className={`min-h-13 w-full text-lg ${className}`}
    >
      Presentar mi candidatura
    </ButtonLink>
  );
}
