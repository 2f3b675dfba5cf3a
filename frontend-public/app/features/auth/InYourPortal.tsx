import { Icon, type IconName } from '../../ui/Icon';

const REASONS: readonly (readonly [IconName, string])[] = [
  ['search', 'Ver cómo va tu candidatura, paso a paso.'],
  ['calendar', 'Confirmar una entrevista o pedir otro momento.'],
  ['mail', 'Escribir al equipo de selección y leer sus respuestas.'],
  ['file', 'Cambiar tus datos o tu CV, y descargar o borrar lo que guardamos de ti.'],
];

/** The benefits of an account, beside the registration form. */
export function InYourPortal() {
  return (
    <section aria-labelledby="portal-titulo" className="rounded-lg bg-sand p-5 sm:p-6">
      <h2 id="portal-titulo" className="text-lg">
        En tu portal puedes
      </h2>
      <ul className="mt-3 space-y-3">
        {REASONS.map(([icon, text]) => (
          <li key={text} className="flex gap-3">
            <Icon name={icon} className="mt-0.5 size-5 text-muted" />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
