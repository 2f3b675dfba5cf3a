import { t } from '@lingui/core/macro';
import { contactReply } from '@hiring/contract';
import { useId } from 'react';

const READ = () =>
  [
    t`Lo lee una persona`,
    t`Y lo pasa a quien lleva ese servicio, para que no tengas que contarlo dos veces.`,
  ] as const;
const ANSWER = () =>
  [
    contactReply(),
    t`Por correo, o por teléfono si nos lo has dejado. Si falta algún dato, te lo preguntamos.`,
  ] as const;
const PRICE = () =>
  [t`Si pides precio, va por escrito`, t`Y no se mueve nada hasta que lo apruebes.`] as const;
const REFERENCE = () =>
  [t`Recibes una referencia`, t`Con ella encontramos tu mensaje en un momento si nos llamas.`] as const;

/** `sent`: shows the remaining steps. */
export function WhatHappensNext({ sent = false }: { sent?: boolean }) {
  const id = useId();
  const steps = sent ? [READ(), ANSWER(), PRICE()] : [REFERENCE(), READ(), ANSWER(), PRICE()];
  return (
    <section aria-labelledby={id} className="rounded-lg bg-sand p-5 sm:p-6">
      <h2 id={id} className="text-lg">
        {sent ? t`Qué pasa ahora` : t`Qué pasa cuando lo envías`}
      </h2>
      <ol className="mt-4 space-y-4">
        {steps.map(([title, text], index) => (
          <li key={title} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid size-8 shrink-0 place-items-center rounded-full bg-ink text-sm font-bold text-white"
            >
              {index + 1}
            </span>
            <div>
              <p className="font-bold">{title}</p>
              <p className="text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
