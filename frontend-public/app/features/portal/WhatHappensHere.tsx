import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';

const STEPS = (): readonly [string, string][] => [
  [t`Candidatura enviada`, t`La recibimos en cuanto pulsas enviar y te lo confirmamos por correo.`],
  [t`En revisión`, t`El equipo de selección lee tu perfil y tu CV.`],
  [t`Entrevista programada`, t`Si encajas, te proponemos día y hora.`],
  [t`Decisión final`, t`Te la comunicamos por correo, sea cual sea.`],
];

export function WhatHappensHere() {
  return (
    <section aria-labelledby="aqui-titulo" className="rounded-lg bg-sand p-5 sm:p-6">
      <h2 id="aqui-titulo" className="text-lg">
        <Trans>Lo que verás aquí cuando la envíes</Trans>
      </h2>
      <ol className="mt-4 space-y-4">
        {STEPS().map(([title, text], index) => (
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
