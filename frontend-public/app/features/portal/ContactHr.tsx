import { LIMITS } from '@hiring/contract';
import { useSite } from '../../lib/site';
import { ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';

/** Writes to HR; the subject tells them whose application it is about. */
export function ContactHr({ candidateId, className }: { candidateId: string; className?: string }) {
  const company = useSite()?.company;
  if (!company) return null;
  const subject = encodeURIComponent(`Candidatura ${candidateId.slice(0, LIMITS.shortId)}`);
  return (
    <ButtonLink to={`mailto:${company.email_rrhh}?subject=${subject}`} look="outline" className={className}>
      <Icon name="mail" />
      Contactar RRHH
    </ButtonLink>
  );
}
