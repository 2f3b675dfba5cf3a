import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ApiProblem } from '@hiring/contract/api-problem';
import { useEffect, useState } from 'react';
import { Refusal } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { type PushState, readPush, switchPushOff, switchPushOn } from './push';

/** Phones and tablets. */
const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches;

const reasonOf = (error: unknown): string =>
  error instanceof ApiProblem
    ? error.message
    : t`Tu navegador no ha podido activar los avisos. Inténtalo más tarde.`;

/** Web push in this browser, on or off; the browser asks for permission only when the button is pressed. */
export function PushSwitch() {
  const [state, setState] = useState<PushState | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  function run(act: () => Promise<PushState>): void {
    setBusy(true);
    setRefusal(null);
    act()
      .then(setState, (error: unknown) => setRefusal(reasonOf(error)))
      .finally(() => setBusy(false));
  }
  useEffect(() => {
    readPush().then(setState, (error: unknown) => setRefusal(reasonOf(error)));
  }, []);

  return (
    <div className="mt-4 space-y-3 empty:hidden">
      <Refusal text={refusal} />
      {state === 'off' && (
        <>
          <p>
            <Trans>
              También podemos avisarte en la pantalla cuando cambie tu candidatura o tengas una entrevista.
            </Trans>
          </p>
          <Button look="outline" className="w-full" disabled={busy} onClick={() => run(switchPushOn)}>
            <Icon name="bell" />
            {isTouched() ? t`Recibir avisos en este móvil` : t`Recibir avisos aquí`}
          </Button>
        </>
      )}
      {state === 'on' && (
        <>
          <p role="status" className="flex gap-3">
            <Icon name="bell" className="mt-0.5 size-5 text-muted" />
            {isTouched() ? t`Recibes avisos en este móvil.` : t`Recibes avisos en este navegador.`}
          </p>
          <Button look="outline" className="w-full" disabled={busy} onClick={() => run(switchPushOff)}>
            <Trans>Dejar de recibir avisos</Trans>
          </Button>
        </>
      )}
      {state === 'refused' && (
        <p role="status" className="text-muted">
          <Trans>
            Tu navegador no nos deja enviarte avisos. Si cambias de idea, permite las notificaciones de este
            sitio en sus ajustes.
          </Trans>
        </p>
      )}
      {state === 'home-screen' && (
        <p className="text-muted">
          <Trans>
            Para recibir avisos en este móvil, añade antes el portal a la pantalla de inicio: toca Compartir y
            «Añadir a pantalla de inicio».
          </Trans>
        </p>
      )}
      {state === 'impossible' && (
        <p className="text-muted">
          <Trans>Este navegador no puede recibir avisos. Te escribimos por correo.</Trans>
        </p>
      )}
    </div>
  );
}
