import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';

const STEPS = () => [
  {
    title: t`Crea tu cuenta`,
    text: t`Solo correo y contraseña. Te enviamos un mensaje para confirmar tu dirección.`,
  },
  {
    title: t`Completa tu candidatura`,
    text: t`Cinco pasos cortos y tu CV en PDF o Word. Puedes hacerlo desde el móvil y seguir más tarde.`,
  },
  {
    title: t`Sigue tu candidatura`,
    text: t`En tu portal ves en qué punto está y te avisamos por correo de cada cambio.`,
  },
  {
    title: t`Recibe la decisión`,
    text: t`Si encajas, hablamos en una entrevista. Sea cual sea la decisión, te la comunicamos por correo.`,
  },
];

/** The hiring process after applying: four stops along a lane. */
export function HiringSteps() {
  return (
    <section aria-labelledby="proceso-titulo" className="bg-sand">
      <div className="mx-auto max-w-7xl px-4 py-14 sm:px-6 lg:py-20">
        <h2 id="proceso-titulo" className="text-2xl">
          <Trans>Qué pasa cuando te presentas</Trans>
        </h2>
        <ol className="mt-8 grid gap-8 md:grid-cols-2 lg:grid-cols-4">
          {STEPS().map(({ title, text }, index) => (
            <li key={title}>
              <div className="flex items-center gap-3" aria-hidden="true">
                <span className="grid size-10 shrink-0 place-items-center rounded-full bg-ink text-lg font-bold text-white">
                  {index + 1}
                </span>
                <span className="lane-line grow text-ink" />
              </div>
              <h3 className="mt-4 text-lg">{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
