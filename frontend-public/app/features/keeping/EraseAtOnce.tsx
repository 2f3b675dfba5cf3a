import { Trans } from '@lingui/react/macro';
import { Form } from 'react-router';
import { Button } from '../../ui/Button';

/** The alternative to keeping the data; it is collapsed, so that one press erases nothing. */
export function EraseAtOnce({ action, busy }: { action: string; busy: boolean }) {
  return (
    <details className="rounded-md border border-line p-4">
      <summary className="min-h-11 content-center font-bold">
        <Trans>Prefiero que lo borréis todo ahora</Trans>
      </summary>
      <p className="mt-2 max-w-prose">
        <Trans>
          Se borran tu cuenta, tu perfil, tus archivos, tus candidaturas y los mensajes. No se puede deshacer.
        </Trans>
      </p>
      <Form method="post" action={action} className="mt-4">
        <Button
          type="submit"
          name="accion"
          value="borrar"
          className="bg-danger! hover:bg-ink!"
          disabled={busy}
        >
          <Trans>Borrar todos mis datos</Trans>
        </Button>
      </Form>
    </details>
  );
}
