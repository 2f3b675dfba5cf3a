const STEPS: readonly [string, string][] = [
  ['Candidatura Enviada', 'La recibimos en cuanto pulsas enviar y te lo confirmamos por email.'],
  ['En Revisión', 'El equipo de selección lee tu perfil y tu CV.'],
  ['Entrevista Programada', 'Si encajas, te proponemos día y hora.'],
  ['Decisión Final', 'Te la comunicamos por email, sea cual sea.'],
];

export function WhatHappensHere() {
  return (
    <section aria-labelledby="aqui-titulo" className="rounded-lg bg-sand p-5 sm:p-6">
      <h2 id="aqui-titulo" className="text-lg">
        Lo que verás aquí cuando la envíes
      </h2>
      <ol className="mt-4 space-y-4">
        {STEPS.map(([title, text], index) => (
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
