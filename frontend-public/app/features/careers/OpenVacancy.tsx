import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Schemas } from '@hiring/contract/api';
import { languageNow } from '../../lib/language/language';
import { longDate } from '../../lib/dates';
import { Alert } from '../../ui/Alert';
import { ApplyButton } from './ApplyButton';
import { ShareLinks } from './ShareLinks';
import type { CardVacancy } from './card-vacancy';
import { salaryText } from './vacancy-facts';
import { SimilarVacancies } from './SimilarVacancies';
import { VacancyBody } from './VacancyBody';
import { VacancyFacts } from './VacancyFacts';
import { inLanguage } from './vacancy-language';
import { VacancyPlace } from './VacancyPlace';
import { VacancyProcess } from './VacancyProcess';
import { InSpanish } from './InSpanish';

interface OpenVacancyProps {
  vacancy: Schemas['VacancyResponse'];
  similar: CardVacancy[];
  paused: boolean;
  /** Days in which its department usually answers; null: unknown. */
  answerDays: number | null;
}

/** A published vacancy; nobody can apply while it is paused. */
export function OpenVacancy({ vacancy, similar, paused, answerDays }: OpenVacancyProps) {
  return (
    <>
      <div className="mx-auto max-w-7xl px-4 pt-4 pb-16 sm:px-6">
        <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_20rem] lg:grid-rows-[auto_1fr]">
          <header>
            <p className="text-muted">
              <InSpanish>{vacancy.departamento_nombre}</InSpanish>
            </p>
            <h1 className="mt-1 max-w-3xl text-2xl">
              <span {...inLanguage(vacancy.idioma)}>{vacancy.titulo}</span>
            </h1>
            <p className="mt-2 text-muted">
              <Trans>Publicada el {longDate(vacancy.fecha_publicacion)}</Trans>
            </p>
            {vacancy.idioma !== languageNow() && (
              <p className="mt-2">
                <Trans>Esta oferta está escrita en español.</Trans>
              </p>
            )}
            {paused && (
              <div className="mt-5 max-w-prose">
                <Alert look="warning" title={t`Esta oferta está en pausa`}>
                  <p>
                    <Trans>
                      Ahora mismo no admite candidaturas. Si se reanuda, podrás presentarte desde esta página.
                    </Trans>
                  </p>
                </Alert>
              </div>
            )}
          </header>
          <aside
            aria-label={t`Datos de la oferta`}
            className="space-y-5 rounded-lg border border-line bg-surface p-5 lg:sticky lg:top-24 lg:row-span-2 lg:self-start lg:p-6"
          >
            <Salary vacancy={vacancy} />
            {!paused && (
              <div className="hidden lg:block">
                <ApplyButton vacancyId={vacancy.id} />
              </div>
            )}
            <VacancyFacts vacancy={vacancy} />
          </aside>
          <div className="max-w-prose space-y-9">
            <VacancyBody vacancy={vacancy} />
            {!paused && <VacancyProcess answerDays={answerDays} />}
            <VacancyPlace ubicacion={vacancy.ubicacion} />
            <ShareLinks vacancy={vacancy} />
          </div>
        </div>
        <SimilarVacancies vacancies={similar} title={t`Ofertas parecidas`} />
      </div>
      {!paused && (
        <div className="apply-bar fixed inset-x-0 bottom-0 z-20 border-t border-line bg-paper px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden">
          <p className="mb-2 flex justify-between gap-4 text-sm">
            <span className="truncate font-bold" {...inLanguage(vacancy.idioma)}>
              {vacancy.titulo}
            </span>
            <span className="shrink-0 text-muted">{salaryText(vacancy)}</span>
          </p>
          <ApplyButton vacancyId={vacancy.id} />
        </div>
      )}
    </>
  );
}

function Salary({ vacancy }: { vacancy: Schemas['VacancyResponse'] }) {
  const known = vacancy.salario_min !== null || vacancy.salario_max !== null;
  return (
    <dl>
      <div>
        <dt className="text-sm text-muted">
          <Trans>Salario</Trans>
        </dt>
        <dd className="text-xl font-bold whitespace-nowrap">{salaryText(vacancy)}</dd>
        {known && (
          <dd className="text-sm text-muted">
            <Trans>brutos al año</Trans>
          </dd>
        )}
      </div>
    </dl>
  );
}
