import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { NumberedSteps } from '../../ui/NumberedSteps';

const STEPS = () => [
  {
    title: t`Candidatura enviada`,
    text: t`La recibimos en cuanto pulsas enviar y te lo confirmamos por correo.`,
  },
  { title: t`En revisión`, text: t`El equipo de selección lee tu perfil y tu CV.` },
  { title: t`Entrevista programada`, text: t`Si encajas, te proponemos día y hora.` },
  { title: t`Decisión final`, text: t`Te la comunicamos por correo, sea cual sea.` },
];

export function WhatHappensHere() {
  return (
    <section aria-labelledby="aqui-titulo" className="rounded-lg bg-sand p-5 sm:p-6">
      <h2 id="aqui-titulo" className="text-lg">
        <Trans>Lo que verás aquí cuando la envíes</Trans>
      </h2>
      <div className="mt-4">
        <NumberedSteps steps={STEPS()} />
      </div>
    </section>
  );
}
