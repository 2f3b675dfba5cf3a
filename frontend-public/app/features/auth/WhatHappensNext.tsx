const STEPS = [
  'Te enviamos un email de confirmación.',
  'Haz clic en el enlace del mensaje para verificar tu cuenta.',
  'Completa tu candidatura con tus datos y tu CV.',
];

export function WhatHappensNext() {
  return (
    <section aria-labelledby="despues-titulo" className="rounded-lg bg-sand p-5 sm:p-6">
      <h2 id="despues-titulo" className="text-lg">
        Qué pasa después
      </h2>
      <ol className="mt-3 space-y-3">
        {STEPS.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              className="grid size-7 shrink-0 place-items-center rounded-full bg-ink text-sm font-bold text-white"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}
