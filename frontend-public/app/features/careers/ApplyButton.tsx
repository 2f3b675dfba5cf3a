import { loginPath } from '../../lib/next-path';
import { useViewer } from '../../lib/viewer';
import { ButtonLink } from '../../ui/Button';
import { applicationPath } from './vacancy-facts';

/** To the form of this vacancy; who has no session creates an account on the way, once. */
export function ApplyButton({ vacancyId, className = '' }: { vacancyId: string; className?: string }) {
  const form = applicationPath(vacancyId);
  const to = useViewer() ? form : loginPath(form, 'registro');
  return (
    <ButtonLink to={to} look="signal" className={`min-h-13 w-full text-lg ${className}`}>
      Presentar mi candidatura
    </ButtonLink>
  );
}
