import type { ReactNode } from 'react';
import { Refusal } from '../../ui/Alert';
import { Form, useNavigation } from 'react-router';
import { Button, type ButtonLook } from '../../ui/Button';

interface LinkButtonProps {
  /** Page that has the action. */
  path: string;
  token: string;
  accion: 'confirmar' | 'baja' | 'reactivar';
  look: ButtonLook;
  children: ReactNode;
  /** The error of the last press. */
  refusal: string | undefined;
}

/** Links in e-mails act when a button is pressed, not when they are opened: mail scanners open them. */
export function LinkButton({ path, token, accion, look, children, refusal }: LinkButtonProps) {
  const busy = useNavigation().state !== 'idle';
  return (
    <Form method="post" action={`${path}?token=${encodeURIComponent(token)}`} className="space-y-5">
      <Refusal text={refusal} />
      <Button
        type="submit"
        name="accion"
        value={accion}
        look={look}
        className="min-h-13 w-full text-lg sm:w-auto sm:px-8"
        disabled={busy}
      >
        {children}
      </Button>
    </Form>
  );
}
