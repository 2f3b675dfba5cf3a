import { NumberedSteps } from '../../ui/NumberedSteps';

const STEPS = [
  { text: 'Te enviamos un email de confirmación.' },
  { text: 'Haz clic en el enlace del mensaje para verificar tu cuenta.' },
  { text: 'Completa tu candidatura con tus datos y tu CV.' },
];

export function WhatHappensNext() {
  return (
    <section aria-labelledby="despues-titulo" className="space-y-3 rounded-lg bg-sand p-5">
      <h3 id="despues-titulo" className="text-base">
        Qué pasa después
      </h3>
      <NumberedSteps steps={STEPS} />
    </section>
  );
}
