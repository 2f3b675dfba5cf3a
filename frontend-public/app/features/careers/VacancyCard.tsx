import { Trans } from '@lingui/react/macro';
import { CONTRATO_LABEL, listText } from '@hiring/contract';
import { longDate } from '../../lib/dates';
import { Icon, type IconName } from '../../ui/Icon';
import { SiteLink } from '../../ui/SiteLink';
import type { CardVacancy } from './card-vacancy';
import { jornadaText, salaryText } from './vacancy-facts';
import { inLanguage } from './vacancy-language';
import { InSpanish } from './InSpanish';

interface VacancyCardProps {
  vacancy: CardVacancy;
  headingLevel?: 2 | 3;
  /** Facts stacked vertically, for cards in columns. */
  stacked?: boolean;
}

function Fact({ icon, text }: { icon: IconName; text: string }) {
  return (
    <li className="flex items-center gap-2">
      <Icon name={icon} className="size-5 text-muted" />
      <bdi>{text}</bdi>
    </li>
  );
}

/** One vacancy in a list. The whole card is clickable; the title is the link for people and screen readers. */
export function VacancyCard({ vacancy, headingLevel = 2, stacked = false }: VacancyCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="relative flex h-full flex-col rounded-lg border border-line bg-surface p-5 transition-shadow hover:border-ink hover:shadow-high">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        {vacancy.destacada && (
          <span className="inline-flex items-center gap-1.5 rounded-sm bg-ink px-2 py-0.5 font-bold text-white">
            <svg
              viewBox="0 0 14 10"
              className="h-2.5"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.5"
              aria-hidden="true"
            >
              <path d="m1 1 4 4-4 4M8 1l4 4-4 4" />
            </svg>
            <Trans>Destacada</Trans>
          </span>
        )}
        <InSpanish>{vacancy.departamento_nombre}</InSpanish>
      </p>
      <Heading className="mt-2 text-lg">
        <SiteLink
          to={`/carreras/${vacancy.id}`}
          className="underline-offset-4 after:absolute after:inset-0 after:rounded-lg hover:underline"
        >
          <span {...inLanguage(vacancy.idioma)}>{vacancy.titulo}</span>
        </SiteLink>
      </Heading>
      <ul className={`mt-3 flex gap-x-5 gap-y-1.5 ${stacked ? 'flex-col' : 'flex-wrap'}`}>
        <Fact icon="pin" text={vacancy.ubicacion} />
        <Fact icon="euro" text={salaryText(vacancy)} />
        <Fact
          icon="briefcase"
          text={listText([CONTRATO_LABEL[vacancy.tipo_contrato], jornadaText(vacancy.jornada).toLowerCase()])}
        />
      </ul>
      <p className="mt-auto pt-3 text-sm text-muted">
        <Trans>Publicada el {longDate(vacancy.fecha_publicacion)}</Trans>
      </p>
    </article>
  );
}
