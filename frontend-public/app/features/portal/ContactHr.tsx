import { useSearchParams } from 'react-router';
import { useSite } from '../../lib/site';
import { ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { portalTabs } from './portal-tabs';

interface ContactHrProps {
  className?: string;
}

/** Link to the conversation with HR. */
export function ContactHr({ className }: ContactHrProps) {
  const own = useSearchParams()[0].get('vista') === 'propia';
  const to = portalTabs(own).find(({ id }) => id === 'mensajes')?.to ?? '/portal-candidato';
  return (
    <ButtonLink to={to} look="outline" className={className}>
      <Icon name="mail" />
      Contactar RRHH
    </ButtonLink>
  );
}

/** For people without a conversation, which starts with an application. */
export function MailHr({ className }: ContactHrProps) {
  const company = useSite()?.company;
  if (!company) return null;
  return (
    <ButtonLink to={`mailto:${company.email_rrhh}`} look="outline" className={className}>
      <Icon name="mail" />
      Contactar RRHH
    </ButtonLink>
  );
}
