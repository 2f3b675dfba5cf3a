import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Icon, type IconName } from '../../ui/Icon';

const REASONS = (): readonly (readonly [IconName, string])[] => [
  ['search', t`Ver cómo va tu candidatura, paso a paso.`],
  ['calendar', t`Confirmar una entrevista o pedir otro momento.`],
  ['mail', t`Escribir al equipo de selección y leer sus respuestas.`],
  ['file', t`Editar tus datos o tu CV, y descargar o borrar lo que guardamos de ti.`],
];

/** The benefits of an account, beside the registration form. */
export function InYourPortal() {
  return (
    <section aria-labelledby="portal-titulo" className="rounded-lg bg-sand p-5 sm:p-6">
      <h2 id="portal-titulo" className="text-lg">
        <Trans>En tu portal puedes</Trans>
      </h2>
      <ul className="mt-3 space-y-3">
        {REASONS().map(([icon, text]) => (
          <li key={text} className="flex gap-3">
            <Icon name={icon} className="mt-0.5 size-5 text-muted" />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
