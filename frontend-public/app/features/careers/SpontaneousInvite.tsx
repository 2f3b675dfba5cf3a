import { ButtonLink } from '../../ui/Button';
import { contentOf } from '../content/content';

/** For visitors who find no suitable vacancy. */
export function SpontaneousInvite() {
  const { title, text, action } = contentOf('/carreras').spontaneous;
  return (
    <section
      aria-labelledby="espontanea-titulo"
      className="on-ink mt-12 overflow-hidden rounded-lg bg-ink text-white"
    >
      <div className="lane-line text-ink-line" aria-hidden="true" />
      <div className="p-6 sm:p-8">
        <h2 id="espontanea-titulo" className="text-xl">
          {title}
        </h2>
        <p className="mt-2 max-w-prose text-ink-soft">{text}</p>
        <ButtonLink to="/completar-candidatura" look="signal" className="mt-5 w-full sm:w-auto">
          {action}
        </ButtonLink>
      </div>
    </section>
  );
}
