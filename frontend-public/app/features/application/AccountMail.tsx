import { Trans } from '@lingui/react/macro';
import { SiteLink } from '../../ui/SiteLink';

/** The address of the account, which is known and not asked. */
export function AccountMail({ email }: { email: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      <span>
        <Trans>
          <span className="text-muted">Te escribiremos a</span>{' '}
          <span className="font-bold wrap-anywhere">{email}</span>
        </Trans>
      </span>
      <SiteLink to="/mi-cuenta" className="inline-flex min-h-11 items-center text-link underline">
        <Trans>Cambiar correo</Trans>
      </SiteLink>
    </p>
  );
}
