import { Link } from 'react-router';

export function HaveAccount({ loginPath }: { loginPath: string }) {
  return (
    <p>
      ¿Ya tienes cuenta?{' '}
      <Link
        to={loginPath}
        replace
        preventScrollReset
        className="inline-flex min-h-11 items-center text-link underline"
      >
        Inicia sesión
      </Link>
    </p>
  );
}
