import { useId, type ReactNode } from 'react';
import { ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { contentOf, type ContentOf } from '../content/content';
import { Section } from '../sections/Section';
import { ConsultingArt } from './art/ConsultingArt';
import { HiringArt } from './art/HiringArt';

type Business = ContentOf<'/servicios'>['business'];

function Block({ service, picture }: { service: Business['consulting']; picture: ReactNode }) {
  const id = useId();
  return (
    <article
      aria-labelledby={id}
      className="flex flex-col overflow-hidden rounded-lg border border-line bg-surface"
    >
      {picture}
      <div className="flex grow flex-col p-5 sm:p-6">
        <h3 id={id} className="text-xl">
          {service.title}
        </h3>
        <p className="mt-2 text-muted">{service.text}</p>
        <ul className="mt-4 space-y-2">
          {service.points.map((point) => (
            <li key={point} className="flex gap-3">
              <span className="mt-2.5 h-1 w-4 shrink-0 bg-ink" aria-hidden="true" />
              {point}
            </li>
          ))}
        </ul>
        <dl className="mt-5 mb-6 space-y-3 border-t border-line pt-5">
          {service.facts.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-bold">{title}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink to={`/contacto?servicio=${service.topic}`} look="outline" className="mt-auto self-start">
          {service.action}
          <Icon name="arrow-right" />
        </ButtonLink>
      </div>
    </article>
  );
}

/** Additional services for companies with a fleet. */
export function BusinessServices() {
  const { title, text, consulting, hiring } = contentOf('/servicios').business;
  return (
    <Section title={title} text={text}>
      <div className="grid gap-6 lg:grid-cols-2">
        <Block service={consulting} picture={<ConsultingArt />} />
        <Block service={hiring} picture={<HiringArt />} />
      </div>
    </Section>
  );
}
