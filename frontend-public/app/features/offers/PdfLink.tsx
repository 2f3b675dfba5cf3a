import { Trans } from '@lingui/react/macro';
import { type ButtonLook, ButtonLink } from '../../ui/Button';
import { Icon, type IconName } from '../../ui/Icon';

interface PdfLinkProps {
  to: string;
  icon: IconName;
  look?: ButtonLook;
  children: string;
}

export function PdfLink({ to, icon, look = 'outline', children }: PdfLinkProps) {
  return (
    <ButtonLink to={to} look={look} className="w-full sm:w-auto" target="_blank" rel="noopener">
      <Icon name={icon} />
      <span>
        {children}
        <span className="sr-only">
          {' '}
          <Trans>(se abre en otra pestaña)</Trans>
        </span>
      </span>
    </ButtonLink>
  );
}
