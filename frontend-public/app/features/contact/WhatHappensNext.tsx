import { t } from '@lingui/core/macro';
import { contactReply } from '@hiring/contract';
import { useId } from 'react';
import { NumberedSteps } from '../../ui/NumberedSteps';

const READ = () => ({
  title: t`Lo lee una persona`,
  text: t`Y lo pasa a quien lleva ese servicio, para que no tengas que contarlo dos veces.`,
});
const ANSWER = () => ({
  title: contactReply(),
  text: t`Por correo, o por teléfono si nos lo has dejado. Si falta algún dato, te lo preguntamos.`,
});
const PRICE = () => ({
  title: t`Si pides precio, va por escrito`,
  text: t`Y no se mueve nada hasta que lo apruebes.`,
});
const REFERENCE = () => ({
  title: t`Recibes una referencia`,
  text: t`Con ella encontramos tu mensaje en un momento si nos llamas.`,
});

/** `sent`: shows the remaining steps. */
export function WhatHappensNext({ sent = false }: { sent?: boolean }) {
  const id = useId();
  const steps = sent ? [READ(), ANSWER(), PRICE()] : [REFERENCE(), READ(), ANSWER(), PRICE()];
  return (
    <section aria-labelledby={id} className="rounded-lg bg-sand p-5 sm:p-6">
      <h2 id={id} className="text-lg">
        {sent ? t`Qué pasa ahora` : t`Qué pasa cuando lo envías`}
      </h2>
      <div className="mt-4">
        <NumberedSteps steps={steps} />
      </div>
    </section>
  );
}
