import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { NumberedSteps } from '../../ui/NumberedSteps';

const STEPS = () => [
  { text: t`Te enviamos un correo de confirmación.` },
  { text: t`Haz clic en el enlace del mensaje para verificar tu cuenta.` },
  { text: t`Completa tu candidatura con tus datos y tu CV.` },
];

export function WhatHappensNext() {
  return (
    <section aria-labelledby="despues-titulo" className="space-y-3 rounded-lg bg-sand p-5">
      <h3 id="despues-titulo" className="text-base">
        <Trans>Qué pasa después</Trans>
      </h3>
      <NumberedSteps steps={STEPS()} />
    </section>
  );
}
