import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Button, buttonClass } from '../../ui/Button';

interface EmailTakenNoticeProps {
  loginPath: string;
  onUseAnother: () => void;
}

export function EmailTakenNotice({ loginPath, onUseAnother }: EmailTakenNoticeProps) {
  return (
    <div role="alert" className="badge tone-yellow space-y-3 rounded-md p-4">
      <p className="font-bold">
        <Trans>Este correo ya está registrado. ¿Ya tienes cuenta?</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Link to={loginPath} replace preventScrollReset className={buttonClass('ink')}>
          <Trans>Ir a iniciar sesión</Trans>
        </Link>
        <Button look="outline" onClick={onUseAnother}>
          <Trans>Usar otro correo</Trans>
        </Button>
      </div>
    </div>
  );
}
