import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/Button';
import { useHydrated } from '../../ui/use-hydrated';

const ForgotPasswordForm = lazy(async () => ({
  default: (await import('./ForgotPasswordForm')).ForgotPasswordForm,
}));

const SignInLinkForm = lazy(async () => ({ default: (await import('./SignInLinkForm')).SignInLinkForm }));

interface SignInHelpProps {
  email: string;
  next: string | null;
}

/** Ways in without the password. */
export function SignInHelp({ email, next }: SignInHelpProps) {
  const [help, setHelp] = useState<'link' | 'forgotten' | null>(null);
  const hydrated = useHydrated();
  const toggle = (which: 'link' | 'forgotten') => ({
    look: 'quiet' as const,
    disabled: !hydrated,
    'aria-expanded': help === which,
    'aria-controls': 'ayuda-entrar',
    onClick: () => setHelp(help === which ? null : which),
  });
  return (
    <div>
      <div className="flex flex-col items-start gap-x-6 sm:flex-row sm:flex-wrap">
        <Button {...toggle('link')}>Entrar con un enlace por correo</Button>
        <Button {...toggle('forgotten')}>¿Has olvidado tu contraseña?</Button>
      </div>
      <div id="ayuda-entrar">
        <Suspense>
          {help === 'link' && <SignInLinkForm initialEmail={email} next={next} />}
          {help === 'forgotten' && <ForgotPasswordForm initialEmail={email} />}
        </Suspense>
      </div>
    </div>
  );
}
