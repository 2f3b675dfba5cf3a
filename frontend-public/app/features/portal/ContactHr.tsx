import { Trans } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { useSite } from '../../lib/site';
import { ButtonLink, type ButtonLook } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { tabPath } from './portal-tabs';

interface ContactHrProps {
  className?: string;
  look?: ButtonLook;
}

/** Link to the conversation with HR. */
export function ContactHr({ className, look = 'outline' }: ContactHrProps) {
  const own = useSearchParams()[0].get('vista') === 'propia';
  return (
    <ButtonLink to={tabPath('mensajes', own)} look={look} className={className}>
      <Icon name="mail" />
      <Trans>Escribir a RRHH</Trans>
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
      <Trans>Escribir a RRHH</Trans>
    </ButtonLink>
  );
}
