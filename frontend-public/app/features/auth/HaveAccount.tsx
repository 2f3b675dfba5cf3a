import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';

export function HaveAccount({ loginPath }: { loginPath: string }) {
  return (
    <p>
      <Trans>
        ¿Ya tienes cuenta?{' '}
        <Link
          to={loginPath}
          replace
          preventScrollReset
          className="inline-flex min-h-11 items-center text-link underline"
        >
          Inicia sesión
        </Link>
      </Trans>
    </p>
  );
}
